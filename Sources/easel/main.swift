import EaselCommands

Tool.main()

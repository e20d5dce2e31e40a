# What the checks in a fresh Debian share.

# A Debian of this name in the folder $root, from where this machine has its packages. $bound are folders of this machine
# that are to be seen in it.
make_root() {
  local mirror
  root=$work/$1
  bound=()
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' | awk '$2 == "bookworm" { print $1; exit }')
  debootstrap --variant=minbase "$1" "$root" "$mirror" >"$work/debootstrap.log" || {
    tail -n 5 "$work/debootstrap.log" >&2
    return 1
  }
  cp /etc/resolv.conf "$root/etc/"
}

# Runs a script in it. Its mounts are gone when it ends, so that only the folder itself is removed.
inside() {
  unshare -m bash -euo pipefail -c '
    root=$1 script=$2
    shift 2
    for folder in "$@"; do
      mkdir -p "$root$folder"
      mount --bind "$folder" "$root$folder"
      mount -o remount,bind,ro "$root$folder"
    done
    mount -t proc proc "$root/proc"
    exec chroot "$root" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      PATH=/usr/local/bin:/usr/sbin:/usr/bin bash -euo pipefail -c "$script"
  ' - "$root" "$1" "${bound[@]}"
}

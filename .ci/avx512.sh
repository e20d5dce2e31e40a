#!/usr/bin/env bash
# The kernels' tests on an emulated processor with AVX-512: Bochs boots Debian's kernel with nothing but the test bundle.
# It knows no clock worth the name; only what comes out counts.
#
#   .ci/avx512.sh FOLDER   FOLDER is where the machine is put together
set -euo pipefail
work=$1
bundle=$(swift build -c release --show-bin-path)/easelPackageTests.xctest
root="$work/root"
iso="$work/iso"
mkdir -p "$root"/{bin,proc,tmp} "$iso/isolinux"

# The machine's only program is the shell that runs the tests and turns it off.
cp /bin/busybox "$root/bin/"
strip --strip-debug -o "$root/tests" "$bundle"
libraries=$(ldd "$bundle" | grep -oE '/[^ ]+' | sort -u)
for library in $libraries; do install -D "$(readlink -f "$library")" "$root$library"; done
fonts=/usr/share/fonts/truetype/dejavu
mkdir -p "$root$fonts"
cp "$fonts/DejaVuSans.ttf" "$root$fonts/"
cat >"$root/init" <<'END'
#!/bin/busybox sh
export PATH=/bin HOME=/tmp
busybox mount -t proc proc /proc
for part in f bw vl; do busybox grep -qw "avx512$part" /proc/cpuinfo || busybox poweroff -f; done
LD_LIBRARY_PATH=$(busybox cat /libraries) /tests --testing-library swift-testing --filter KernelTests
echo "exit status: $?"
busybox sleep 1
busybox poweroff -f
END
chmod +x "$root/init"
echo "$libraries" | xargs -n 1 dirname | sort -u | paste -sd: >"$root/libraries"
(cd "$root" && find . | cpio --quiet -o -H newc) >"$iso/root.cpio"

(cd "$work" && apt-get download "$(apt-cache depends linux-image-cloud-amd64 | sed -n 's/.*Depends: \(linux-image-.*\)/\1/p' | head -n 1)")
dpkg-deb -x "$work"/linux-image-*.deb "$work/kernel"
cp "$work"/kernel/boot/vmlinuz-* "$iso/vmlinuz"
cp /usr/lib/ISOLINUX/isolinux.bin /usr/lib/syslinux/modules/bios/ldlinux.c32 "$iso/isolinux/"
# XSAVEC and XSAVES (321 and 323) have another size in this emulator than the kernel expects, which would turn off AVX.
cat >"$iso/isolinux/isolinux.cfg" <<'END'
DEFAULT tests
LABEL tests
  KERNEL /vmlinuz
  APPEND initrd=/root.cpio console=ttyS0 quiet clearcpuid=321,323 mitigations=off lpj=1000000 tsc=reliable
END
xorriso -as mkisofs -quiet -o "$work/tests.iso" -b isolinux/isolinux.bin -c isolinux/boot.cat -no-emul-boot \
  -boot-load-size 4 -boot-info-table "$iso"

cat >"$work/bochsrc" <<END
display_library: rfb, options="timeout=0"
romimage: file=/usr/share/bochs/BIOS-bochs-latest
vgaromimage: file=/usr/share/bochs/VGABIOS-lgpl-latest
cpu: model=corei7_skylake_x, ips=50000000
memory: guest=1536, host=1536
ata0-master: type=cdrom, path=$work/tests.iso, status=inserted
boot: cdrom
com1: enabled=1, mode=file, dev=$work/console
clock: sync=none
log: $work/log
END
echo c >"$work/continue"
timeout 3600 bochs -q -f "$work/bochsrc" -rc "$work/continue" >/dev/null 2>&1 </dev/null || true
tr -d '\r' <"$work/console"
grep -q "exit status: 0" "$work/console"

#!/bin/sh
# Installed as /usr/local/bin/fasih: runs a command of the release as the school's user, with its settings. For root, or that user.
set -eu
[ $# -gt 0 ] || set -- help
set -- /opt/fasih/fasih "$@" --env-file /etc/fasih/fasih.env
umask 077
cd /var/lib/fasih
[ "$(id -un)" = fasih ] || set -- runuser -u fasih -- "$@"
exec "$@"

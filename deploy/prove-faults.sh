#!/bin/bash
# Proves on this machine what a kill, a hang and a partition of the database cost: how many acknowledged writes are lost, on one
# server, with an asynchronous and with a synchronous standby. Needs root, Debian's postgresql package and iproute2; makes two
# servers of its own in a temporary folder and network namespaces, touches no other, and removes both. Usage: prove-faults.sh [seconds]
set -euo pipefail

# Browsers on this machine break off what they load when one of its network interfaces comes or goes.
[ -n "${IN_OWN_NETWORK:-}" ] || IN_OWN_NETWORK=1 exec unshare --net "$0" "$@"
ip link set lo up

seconds=${1:-3}
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
work=$(mktemp -d /tmp/fasih-faults-XXXXXX)
space=fasih-faults-$$
link=ff$$
near=10.213.77.1
far=10.213.77.2
port=54877
failed=0
chmod 755 "$work"
mkdir "$work/sockets-a" "$work/sockets-b"
chown -R postgres "$work"

as_postgres() { runuser -u postgres -- "$@"; }
in_space() { ip netns exec "$space" "$@"; }
sql() { psql -qAtX -h "$1" -p $port -U postgres -d postgres -c "$2"; }
postmaster() { head -1 "$work/$1/postmaster.pid"; }
# The server with all its processes, which a hang stops together.
all_of() { postmaster "$1"; pgrep -P "$(postmaster "$1")"; }

cleanup() {
  touch "$work/stop"
  for server in a b; do
    [ -f "$work/$server/postmaster.pid" ] && kill -CONT $(all_of $server) 2>/dev/null && kill -9 "$(postmaster $server)" 2>/dev/null
  done || true
  sleep 0.5
  ip netns del "$space" 2>/dev/null || true
  ip link del "$link" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

start() { # <server> [prefix...]
  local server=$1
  shift
  "$@" runuser -u postgres -- "$bin/pg_ctl" -D "$work/$server" -w -t 60 -s -l "$work/$server.log" start
}

# Writes one row after the other and keeps the number of each that was acknowledged; a silent server is given up after 6 s.
write() { # <host>
  local n
  n=$(cat "$work/next")
  while [ ! -e "$work/stop" ]; do
    n=$((n + 1))
    echo $n > "$work/next"
    if PGCONNECT_TIMEOUT=2 timeout 6 psql -qAtX -h "$1" -p $port -U postgres -d postgres -c "insert into written values ($n)" 2>/dev/null; then
      echo $n >> "$work/acknowledged"
    else
      sleep 0.1
    fi
  done
}

begin() { # <host>
  rm -f "$work/stop"
  : > "$work/acknowledged"
  write "$1" &
  writer=$!
  for tries in $(seq 300); do
    [ -s "$work/acknowledged" ] && break
    sleep 0.1
  done
}

finish() {
  touch "$work/stop"
  wait $writer
}

report() { # <what> <host> <expected: none|some>
  sql "$2" 'select n from written' | sort > "$work/kept"
  local all lost
  all=$(wc -l < "$work/acknowledged")
  lost=$(sort "$work/acknowledged" | comm -23 - "$work/kept" | wc -l)
  echo "$1: $lost of $all acknowledged writes are lost"
  if [ "$3" = none ] && [ "$lost" -gt 0 ]; then failed=1; fi
  if [ "$all" -eq 0 ]; then failed=1; fi
}

# A fresh primary `a`, and a standby `b` behind the link.
make_servers() { # [setting of the primary]
  as_postgres "$bin/initdb" -D "$work/a" -U postgres -A trust --no-sync -E UTF8 --locale=C.UTF-8 > /dev/null
  cat >> "$work/a/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1,$near'
port = $port
unix_socket_directories = '$work/sockets-a'
wal_sender_timeout = '60s'
$*
CONF
  echo "host all,replication all 10.213.77.0/30 trust" >> "$work/a/pg_hba.conf"
  start a
  # Without a standby yet a synchronous commit would wait for ever.
  sql $near 'set synchronous_commit = local; create table written (n integer primary key)'
  echo 0 > "$work/next"
  in_space runuser -u postgres -- "$bin/pg_basebackup" -D "$work/b" -R -X stream -c fast \
    -d "host=$near port=$port user=postgres application_name=standby1"
  sed -i "s/^listen_addresses = .*/listen_addresses = '$far'/; s/^synchronous_standby_names.*//; s/sockets-a/sockets-b/" "$work/b/postgresql.conf"
  start b in_space
  until [ "$(sql $near "select count(*) from pg_stat_replication where state = 'streaming'")" = 1 ]; do sleep 0.1; done
}

remove_servers() {
  for server in a b; do
    [ -f "$work/$server/postmaster.pid" ] && as_postgres "$bin/pg_ctl" -D "$work/$server" -s -m immediate stop 2> /dev/null || true
  done
  rm -rf "$work/a" "$work/b"
}

# The link goes down, writes go on for a while, the primary dies, the standby takes over.
partition_and_failover() { # <what> <expected>
  begin 127.0.0.1
  sleep "$seconds"
  ip link set "$link" down
  sleep "$seconds"
  kill -9 $(all_of a)
  finish
  ip link set "$link" up
  as_postgres "$bin/pg_ctl" -D "$work/b" -w -s promote
  report "$1" $far "$2"
}

ip netns add "$space"
ip link add "$link" type veth peer name eth0 netns "$space"
ip addr add $near/30 dev "$link"
ip link set "$link" up
in_space ip addr add $far/30 dev eth0
in_space ip link set eth0 up
in_space ip link set lo up

make_servers
begin 127.0.0.1
sleep "$seconds"
kill -9 $(all_of a)
# The last of the killed processes may take a moment to go.
for tries in $(seq 20); do
  sleep 1
  start a 2> /dev/null && break
done
sleep 1
finish
report 'kill of one server' 127.0.0.1 none

begin 127.0.0.1
sleep "$seconds"
stopped=$(all_of a)
kill -STOP $stopped
sleep 8
kill -CONT $stopped
sleep 1
finish
report 'hang of 8 s' 127.0.0.1 none

partition_and_failover 'partition, then an asynchronous standby takes over' some
remove_servers

make_servers "synchronous_standby_names = 'ANY 1 (standby1)'"
partition_and_failover 'partition, then a synchronous standby takes over' none
remove_servers

[ $failed = 0 ] && echo 'ok' || { echo 'NOT as expected'; exit 1; }

#!/bin/sh
# Run once, by the image of PostgreSQL: backups receive the log over the replication protocol.
set -eu
echo "host replication fasih samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"

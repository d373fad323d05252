-- The default comes second: with it, PostgreSQL would write the table anew.
ALTER TABLE "sessions" ADD COLUMN "wrote_up_to" "pg_lsn";
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "wrote_up_to" SET DEFAULT pg_current_wal_insert_lsn();

-- custom
CREATE FUNCTION first_id_at(moment timestamptz) RETURNS uuid
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (lpad(to_hex(floor(extract(epoch FROM moment) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;
--> statement-breakpoint
-- All rows until the month after next, so that they become one partition. New rows are checked from now on, the existing ones by
-- the next migration, which blocks no writer.
DO $$
DECLARE
  newest timestamptz := greatest(now(), (SELECT at FROM activities ORDER BY id DESC LIMIT 1));
BEGIN
  EXECUTE format(
    'ALTER TABLE activities ADD CONSTRAINT activities_bound CHECK (id < %L) NOT VALID',
    first_id_at((date_trunc('month', newest AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC')
  );
END $$;

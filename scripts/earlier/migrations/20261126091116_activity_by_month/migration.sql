-- custom
-- In a schema of their own, rights on `public` don't reach the partitions: a role that may only add to `activities` can't change
-- a partition directly.
CREATE SCHEMA IF NOT EXISTS activity_months;
--> statement-breakpoint
ALTER TABLE activities RENAME TO activities_earlier;
--> statement-breakpoint
ALTER TABLE activities_earlier SET SCHEMA activity_months;
--> statement-breakpoint
-- The names that PostgreSQL gives to the indexes of a new partition.
ALTER INDEX activity_months.activities_pkey RENAME TO activities_earlier_pkey;
--> statement-breakpoint
ALTER INDEX activity_months.activities_actor RENAME TO activities_earlier_actor_id_id_idx;
--> statement-breakpoint
ALTER INDEX activity_months.activities_actor_action RENAME TO activities_earlier_actor_id_action_id_idx;
--> statement-breakpoint
ALTER INDEX activity_months.activities_target RENAME TO activities_earlier_target_id_id_idx;
--> statement-breakpoint
ALTER INDEX activity_months.activities_target_type RENAME TO activities_earlier_target_type_id_idx;
--> statement-breakpoint
ALTER INDEX activity_months.activities_action RENAME TO activities_earlier_action_id_idx;
--> statement-breakpoint
ALTER INDEX activity_months.activities_email_named RENAME TO activities_earlier_lower_idx;
--> statement-breakpoint
CREATE TABLE activities (
  id uuid DEFAULT uuid_v7() NOT NULL,
  at timestamp (3) with time zone GENERATED ALWAYS AS (to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0)) STORED NOT NULL,
  actor_type text NOT NULL,
  actor_id uuid,
  actor_email text,
  impersonator_id uuid,
  action text NOT NULL,
  target_type text NOT NULL,
  target_id uuid,
  target_name text,
  before jsonb,
  after jsonb,
  request_id text,
  PRIMARY KEY (id)
) PARTITION BY RANGE (id);
--> statement-breakpoint
CREATE INDEX activities_actor ON activities (actor_id, id);
--> statement-breakpoint
CREATE INDEX activities_actor_action ON activities (actor_id, action, id);
--> statement-breakpoint
CREATE INDEX activities_target ON activities (target_id, id);
--> statement-breakpoint
CREATE INDEX activities_target_type ON activities (target_type, id);
--> statement-breakpoint
CREATE INDEX activities_action ON activities (action, id);
--> statement-breakpoint
CREATE INDEX activities_email_named ON activities (lower(coalesce(after ->> 'email', before ->> 'email')))
  WHERE target_type = 'organization' AND lower(coalesce(after ->> 'email', before ->> 'email')) IS NOT NULL;
--> statement-breakpoint
-- The constraint proves that all rows fit, so attaching the table reads none of them. Processes of the former release write
-- right after, so the owner and the rights move with the name.
DO $$
DECLARE
  bound uuid := (
    SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''') FROM pg_constraint WHERE conname = 'activities_bound'
  );
  former pg_class := (SELECT pg_class FROM pg_class WHERE oid = 'activity_months.activities_earlier'::regclass);
  given record;
BEGIN
  EXECUTE format('ALTER TABLE activities ATTACH PARTITION activity_months.activities_earlier FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  EXECUTE format('CREATE TABLE activity_months.activities_later PARTITION OF activities FOR VALUES FROM (%L) TO (MAXVALUE)', bound);
  ALTER TABLE activity_months.activities_earlier DROP CONSTRAINT activities_bound;
  EXECUTE format('ALTER TABLE activities OWNER TO %s', former.relowner::regrole);
  FOR given IN SELECT * FROM aclexplode(former.relacl) WHERE grantee <> former.relowner LOOP
    EXECUTE format(
      'GRANT %s ON activities TO %s', given.privilege_type,
      CASE given.grantee WHEN 0 THEN 'PUBLIC' ELSE given.grantee::regrole::text END
    );
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION activity_partitions() RETURNS TABLE (partition regclass, begins uuid, ends uuid)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT child.oid::regclass, substring(bound FROM 'FROM \(''([^'']+)')::uuid, substring(bound FROM 'TO \(''([^'']+)')::uuid
  FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid, pg_get_expr(relpartbound, child.oid) AS bound
  WHERE inhparent = 'activities'::regclass
$$;
--> statement-breakpoint
-- Adds partitions until the month after next. `activities_later` catches rows beyond them, which then move to their month. The
-- role that serves may call it: it deletes nothing.
CREATE FUNCTION add_activity_months() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  this_month timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
  month timestamp := (
    SELECT to_timestamp(('x' || translate(left(begins::text, 13), '-', ''))::bit(48)::bigint / 1000.0) AT TIME ZONE 'UTC'
    FROM activity_partitions() WHERE ends IS NULL
  );
  following timestamp;
  columns text;
BEGIN
  IF month > this_month + interval '2 months' THEN
    RETURN;
  END IF;
  LOCK TABLE activities IN ACCESS EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE caught_activities AS SELECT * FROM activity_months.activities_later;
  DROP TABLE activity_months.activities_later;
  WHILE month <= this_month + interval '2 months' LOOP
    -- After a long pause, one partition fills the gap.
    following := greatest(month + interval '1 month', this_month);
    EXECUTE format(
      'CREATE TABLE activity_months.activities_%s PARTITION OF activities FOR VALUES FROM (%L) TO (%L)',
      to_char(month, 'YYYY_MM'), first_id_at(month AT TIME ZONE 'UTC'), first_id_at(following AT TIME ZONE 'UTC')
    );
    month := following;
  END LOOP;
  EXECUTE format(
    'CREATE TABLE activity_months.activities_later PARTITION OF activities FOR VALUES FROM (%L) TO (MAXVALUE)',
    first_id_at(month AT TIME ZONE 'UTC')
  );
  SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
  WHERE attrelid = 'activities'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  EXECUTE format('INSERT INTO activities (%1$s) SELECT %1$s FROM pg_temp.caught_activities', columns);
  DROP TABLE pg_temp.caught_activities;
END $$;
--> statement-breakpoint
-- Drops the partitions whose rows are all older. `activities_earlier` is made again, empty, so that a restored backup finds a
-- place for its oldest rows.
CREATE FUNCTION drop_activity_months(first_kept uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  old regclass[];
  last_end uuid;
  dropped regclass;
BEGIN
  SELECT array_agg(partition), (array_agg(ends ORDER BY ends DESC))[1] INTO old, last_end
  FROM activity_partitions() WHERE ends <= first_kept;
  IF old IS NULL OR cardinality(old) = 1 AND NOT EXISTS (SELECT FROM activities WHERE id < last_end) THEN
    RETURN;
  END IF;
  FOREACH dropped IN ARRAY old LOOP
    EXECUTE format('DROP TABLE %s', dropped);
  END LOOP;
  EXECUTE format(
    'CREATE TABLE activity_months.activities_earlier PARTITION OF activities FOR VALUES FROM (MINVALUE) TO (%L)', last_end
  );
END $$;
--> statement-breakpoint
SELECT add_activity_months();

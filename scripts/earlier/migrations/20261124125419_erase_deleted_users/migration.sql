DROP INDEX "invitations_email";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "activities_email_named" ON "activities" USING btree (lower(coalesce("after" ->> 'email', "before" ->> 'email'))) WHERE "activities"."target_type" = 'organization' AND lower(coalesce("activities"."after" ->> 'email', "activities"."before" ->> 'email')) IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_impersonated" ON "sessions" USING btree ("impersonated_by") WHERE "sessions"."impersonated_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id") WHERE "mails"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email","id");--> statement-breakpoint
-- custom
-- What a row of the record may still say of a deleted user: nothing that tells who they were, from where they came or what
-- was written about them.
CREATE FUNCTION impersonal_facts(facts jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(facts)
  WHERE key IN ('role', 'invite', 'method', 'purpose', 'count', 'expiresAt')
);
--> statement-breakpoint
-- Every address that a user has had and that no other user has now. The earlier ones are in the record alone.
CREATE FUNCTION addresses_of(person uuid, address text) RETURNS text[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(DISTINCT lower(known)), '{}')
  FROM (
    SELECT address UNION ALL
    SELECT before ->> 'email' FROM activities
    WHERE target_id = person AND target_type = 'user' AND before ->> 'email' IS NOT NULL
  ) AS had (known)
  WHERE known IS NOT NULL
    AND NOT EXISTS (SELECT FROM users WHERE email = known::citext AND id <> person)
$$;
--> statement-breakpoint
-- Takes a user's name, addresses, network and device out of the record, and leaves that something was done, when, to what.
-- Each statement walks an index. It runs as the owner of the table: the role of the product may only add to the record.
CREATE FUNCTION erase_from_record(person uuid, addresses text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- What was done to them.
  UPDATE activities
  SET target_name = NULL, before = impersonal_facts(before), after = impersonal_facts(after)
  WHERE target_id = person AND target_type = 'user'
    AND (target_name, before, after) IS DISTINCT FROM (NULL, impersonal_facts(before), impersonal_facts(after));

  -- What they did. A shelf is as personal as the name that they gave it.
  UPDATE activities
  SET actor_email = NULL,
    target_name = CASE WHEN target_type <> 'shelf' THEN target_name END,
    before = before - '{ipAddress,userAgent}'::text[] - CASE WHEN target_type = 'shelf' THEN 'name' ELSE '' END,
    after = after - '{ipAddress,userAgent}'::text[] - CASE WHEN target_type = 'shelf' THEN 'name' ELSE '' END
  WHERE actor_id = person AND actor_email IS NOT NULL;

  -- What others did to them in organizations, and the invitations of their address.
  UPDATE activities
  SET before = before - 'email', after = after - 'email'
  WHERE target_type = 'organization'
    AND lower(coalesce(after ->> 'email', before ->> 'email')) IS NOT NULL
    AND lower(coalesce(after ->> 'email', before ->> 'email')) = ANY (addresses);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION addresses_of, erase_from_record FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION erase_deleted_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  addresses text[] := addresses_of(OLD.id, OLD.email::text);
BEGIN
  PERFORM erase_from_record(OLD.id, addresses);

  -- Exports of users for which an admin searched by this name or address.
  UPDATE activities SET after = after #- '{filter,searchTerm}'
  WHERE action = 'user.export' AND (
    lower(btrim(after #>> '{filter,searchTerm}')) = ANY (addresses)
    OR OLD.name <> '' AND position(lower(OLD.name) IN lower(after #>> '{filter,searchTerm}')) > 0
  );

  DELETE FROM mails WHERE recipient = ANY (addresses);
  DELETE FROM mails WHERE user_id = OLD.id;
  DELETE FROM invitations WHERE email = ANY (addresses::citext[]);
  DELETE FROM sign_in_codes WHERE email = ANY (addresses::citext[]);
  -- Sessions of others in which this admin acted as them hold the admin's network and device.
  DELETE FROM sessions WHERE impersonated_by IN (SELECT id FROM sessions WHERE user_id = OLD.id);
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Before, since it reads sessions that go with the user. However a user is deleted, this is part of it.
CREATE TRIGGER users_erase BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_deleted_user();
--> statement-breakpoint
-- A call that was under way while its user was deleted may have put them on record right after. The sweep erases that. Since
-- it erases only users who are gone, the role of the product may call it.
CREATE FUNCTION erase_late_records(since interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone uuid;
BEGIN
  FOR gone IN
    SELECT DISTINCT target_id FROM activities
    WHERE action = 'user.delete' AND target_id IS NOT NULL
      AND id >= (lpad(to_hex(floor(extract(epoch FROM now() - since) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
      AND NOT EXISTS (SELECT FROM users WHERE users.id = target_id)
  LOOP
    PERFORM erase_from_record(gone, addresses_of(gone, NULL));
  END LOOP;
END $$;
--> statement-breakpoint
-- Users who were deleted by earlier releases. Their address is what the record of the deletion calls them.
DO $$
DECLARE
  gone record;
BEGIN
  FOR gone IN
    SELECT target_id AS id, max(target_name) AS address FROM activities
    WHERE action = 'user.delete' AND target_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM users WHERE users.id = target_id)
    GROUP BY target_id
  LOOP
    PERFORM erase_from_record(gone.id, addresses_of(gone.id, gone.address));
  END LOOP;
END $$;

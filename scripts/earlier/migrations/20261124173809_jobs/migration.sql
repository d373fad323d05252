-- custom
-- The table of mail becomes the table of all jobs: queued messages keep their rows, and roles keep their rights.
ALTER TABLE "mails" RENAME TO "jobs";--> statement-breakpoint
ALTER TABLE "jobs" RENAME CONSTRAINT "mails_pkey" TO "jobs_pkey";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "mails_lane_known";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "lane" TO "name";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "recipient" TO "email";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "useless_at" TO "expires_at";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "lost_at" TO "failed_at";--> statement-breakpoint
ALTER TABLE "jobs"
  ALTER COLUMN "name" DROP DEFAULT,
  ALTER COLUMN "email" DROP NOT NULL,
  ALTER COLUMN "expires_at" DROP NOT NULL,
  ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL,
  ADD COLUMN "input" jsonb,
  ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "jobs" SET
  "name" = 'mail-' || "name",
  "input" = CASE WHEN "sealed" <> '' THEN jsonb_build_object('to', "email", 'encrypted', "sealed") END;--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "sealed";--> statement-breakpoint
DROP INDEX "mails_waiting", "mails_recipient", "mails_subject", "mails_user", "mails_failed";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at") WHERE "jobs"."failed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_scheduled" ON "jobs" USING btree ("name") WHERE "jobs"."is_scheduled";--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("created_at") WHERE "jobs"."failure" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_email" ON "jobs" USING btree ("email") WHERE "jobs"."email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_subject" ON "jobs" USING btree ("subject_id") WHERE "jobs"."subject_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id") WHERE "jobs"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION delete_invitation_mail() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM jobs WHERE subject_id = OLD.id AND failed_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION erase_deleted_user() RETURNS trigger
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

  DELETE FROM jobs WHERE email = ANY (addresses);
  DELETE FROM jobs WHERE user_id = OLD.id;
  DELETE FROM invitations WHERE email = ANY (addresses::citext[]);
  DELETE FROM sign_in_codes WHERE email = ANY (addresses::citext[]);
  -- Sessions of others in which this admin acted as them hold the admin's network and device.
  DELETE FROM sessions WHERE impersonated_by IN (SELECT id FROM sessions WHERE user_id = OLD.id);
  RETURN OLD;
END $$;

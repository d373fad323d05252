DROP INDEX "mails_due_at_index";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lane" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("lane","due_at") WHERE "mails"."lost_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_subject" ON "mails" USING btree ("subject_id") WHERE "mails"."subject_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_lane_known" CHECK ("mails"."lane" IN ('code', 'notice', 'bulk'));--> statement-breakpoint
-- custom
-- However an invitation is closed (cancelled, answered, its organization deleted, its inviter gone), its message is not
-- sent any more.
CREATE FUNCTION delete_invitation_mail() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mails WHERE subject_id = OLD.id AND lost_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invitations_delete_mail AFTER DELETE ON invitations
FOR EACH ROW EXECUTE FUNCTION delete_invitation_mail();
--> statement-breakpoint
CREATE TRIGGER invitations_cancel_mail AFTER UPDATE ON invitations
FOR EACH ROW WHEN (NEW.status <> 'pending' OR NEW.inviter_id IS NULL)
EXECUTE FUNCTION delete_invitation_mail();

-- from: organizations/20261128193846_baseline
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"role" text NOT NULL,
	"team_id" uuid,
	"inviter_id" uuid,
	"language" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_status_known" CHECK ("invitations"."status" IN ('pending', 'accepted', 'declined', 'cancelled')),
	CONSTRAINT "invitations_role_known" CHECK ("invitations"."role" IN ('owner', 'administrator', 'member'))
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_unique" ON "invitations" USING btree ("organization_id","email") WHERE "invitations"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "invitations_organization" ON "invitations" USING btree ("organization_id","id");
--> statement-breakpoint
CREATE INDEX "invitations_status" ON "invitations" USING btree ("organization_id","status","id");
--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email","id");
--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");
--> statement-breakpoint
CREATE INDEX "invitations_team" ON "invitations" USING btree ("team_id");
--> statement-breakpoint
-- A closed invitation (cancelled, answered, without its organization or inviter) sends no message any more.
CREATE FUNCTION delete_invitation_mail() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM jobs WHERE subject_id = OLD.id AND failed_at IS NULL;
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
--> statement-breakpoint
CREATE FUNCTION delete_invitations_of_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM invitations WHERE email = ANY (addresses_of(OLD.id, OLD.email::text)::citext[]);
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Triggers fire by their names: this one before `users_erase`, which takes the earlier addresses out of the record.
CREATE TRIGGER users_delete_invitations BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION delete_invitations_of_user();

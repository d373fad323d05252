-- from: shelves/20261128193846_baseline
CREATE TABLE "shelf_shares" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"shelf_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"team_id" uuid,
	"access" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_shares_once" UNIQUE NULLS NOT DISTINCT("shelf_id","organization_id","team_id"),
	CONSTRAINT "shelf_shares_access_known" CHECK ("shelf_shares"."access" IN ('read', 'add'))
);
--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_shelf_id_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shelves"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_owner_fk" FOREIGN KEY ("organization_id","owner_id") REFERENCES "public"."members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shelf_shares_organization" ON "shelf_shares" USING btree ("organization_id","owner_id");
--> statement-breakpoint
CREATE INDEX "shelf_shares_team" ON "shelf_shares" USING btree ("team_id");

ALTER TABLE "shelf_shares" DROP CONSTRAINT "shelf_shares_organization_id_organizations_id_fk";
--> statement-breakpoint
DROP INDEX "shelf_shares_organization";--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
-- What was hidden since its owner had left has ended.
DELETE FROM "shelf_shares" USING "shelves" WHERE "shelves"."id" = "shelf_id" AND NOT EXISTS (
  SELECT FROM "members" WHERE "members"."organization_id" = "shelf_shares"."organization_id"
    AND "members"."user_id" = "shelves"."owner_id"
);--> statement-breakpoint
UPDATE "shelf_shares" SET "owner_id" = "shelves"."owner_id" FROM "shelves" WHERE "shelves"."id" = "shelf_id";--> statement-breakpoint
ALTER TABLE "shelf_shares" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_owner_fk" FOREIGN KEY ("organization_id","owner_id") REFERENCES "public"."members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shelf_shares_organization" ON "shelf_shares" USING btree ("organization_id","owner_id");
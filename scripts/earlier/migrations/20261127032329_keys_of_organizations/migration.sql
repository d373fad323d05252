ALTER TABLE "api_keys" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
CREATE INDEX "api_keys_organization" ON "api_keys" USING btree ("organization_id","id");
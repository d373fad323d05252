ALTER TABLE "activities" ADD COLUMN "target_version" integer;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "first_attempted_at" timestamp (3) with time zone;
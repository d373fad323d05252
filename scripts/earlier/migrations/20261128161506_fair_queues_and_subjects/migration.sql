ALTER TABLE "activities" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "subject_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "silences" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "quiet_until" timestamp (3) with time zone;
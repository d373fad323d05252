ALTER TABLE "accounts" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id_token" text;
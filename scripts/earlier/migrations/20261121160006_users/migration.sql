CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone GENERATED ALWAYS AS (to_timestamp(('x' || translate(left("activities"."id"::text, 13), '-', ''))::bit(48)::bigint / 1000.0)) STORED NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"actor_email" text,
	"impersonator_id" uuid,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "access_token_expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "refresh_token_expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "rates" ALTER COLUMN "ends_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_seen_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_seen_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "sign_in_codes" ALTER COLUMN "sent_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ALTER COLUMN "sent_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "sign_in_codes" ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "ban_expires" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "onboarded_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "verifications" ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verifications" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verifications" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "verifications" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verifications" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "due_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "due_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "useless_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "status" text GENERATED ALWAYS AS (CASE WHEN "users"."banned" THEN 'banned' WHEN "users"."email_verified" THEN 'active' ELSE 'unverified' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "manages" boolean GENERATED ALWAYS AS ('admin' = ANY (string_to_array(replace("users"."role", ' ', ''), ','))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("users"."name"), 255)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("users"."email"::text), 255)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (search_text(' ' || "users"."name" || ' ' || "users"."email"::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "beginnings" text[] GENERATED ALWAYS AS (search_beginnings("users"."name" || ' ' || "users"."email"::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "activities_actor_action" ON "activities" USING btree ("actor_id","action","id");--> statement-breakpoint
CREATE INDEX "activities_target" ON "activities" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "activities_target_type" ON "activities" USING btree ("target_type","id");--> statement-breakpoint
CREATE INDEX "activities_action" ON "activities" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_status_name" ON "users" USING btree ("status","name_key","id");--> statement-breakpoint
CREATE INDEX "users_status_email" ON "users" USING btree ("status","email_key","id");--> statement-breakpoint
CREATE INDEX "users_status_created" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_admin_name" ON "users" USING btree ("name_key","id") WHERE "users"."manages" = true;--> statement-breakpoint
CREATE INDEX "users_admin_email" ON "users" USING btree ("email_key","id") WHERE "users"."manages" = true;--> statement-breakpoint
CREATE INDEX "users_admin_created" ON "users" USING btree ("created_at","id") WHERE "users"."manages" = true;--> statement-breakpoint
CREATE INDEX "users_ban_end" ON "users" USING btree ("ban_expires") WHERE "users"."ban_expires" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_beginnings" ON "users" USING gin ("beginnings");
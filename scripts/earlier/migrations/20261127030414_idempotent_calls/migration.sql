CREATE TABLE "idempotent_calls" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"caller_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"fingerprint" text,
	"answer" text,
	CONSTRAINT "idempotent_calls_key" UNIQUE("caller_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_calls_user" ON "idempotent_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotent_calls_started" ON "idempotent_calls" USING btree ("started_at");
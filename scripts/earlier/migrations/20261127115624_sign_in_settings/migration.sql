CREATE TABLE "sign_in_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"passkey_due_at" timestamp (3) with time zone,
	"passkey_excused_until" timestamp (3) with time zone,
	"passkey_offers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_settings" ADD CONSTRAINT "sign_in_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
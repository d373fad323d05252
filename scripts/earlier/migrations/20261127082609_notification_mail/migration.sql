CREATE TABLE "notification_settings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"mail" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_user_topic" UNIQUE("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due_at") WHERE "notifications"."mail_due_at" IS NOT NULL;
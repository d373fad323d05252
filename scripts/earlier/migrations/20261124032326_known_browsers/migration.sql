CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_user_browser" UNIQUE("user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "known_browser_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "known_browser_id" uuid;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_browser_index" ON "known_browsers" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at_index" ON "known_browsers" USING btree ("seen_at");
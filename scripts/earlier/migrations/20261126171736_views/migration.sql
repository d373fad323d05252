CREATE TABLE "views" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"columns" jsonb,
	"shared" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "views_name_length" CHECK (char_length("views"."name") BETWEEN 1 AND 255)
);
--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "views_name_unique" ON "views" USING btree ("owner_id","resource",unique_text("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "views_default_unique" ON "views" USING btree ("owner_id","resource") WHERE "views"."is_default";--> statement-breakpoint
CREATE INDEX "views_shared" ON "views" USING btree ("resource","id") WHERE "views"."shared";
CREATE TABLE "directory_users" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"external_id" text,
	"display_name" text,
	"given_name" text,
	"family_name" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"team_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ban_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_users_unique" UNIQUE("organization_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "directory_users" ADD CONSTRAINT "directory_users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "directory_users" ADD CONSTRAINT "directory_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "directory_users_user" ON "directory_users" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "directory_users_external" ON "directory_users" USING btree ("organization_id","external_id") WHERE "directory_users"."external_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "directory_users_created" ON "directory_users" USING btree ("organization_id","created_at","user_id");

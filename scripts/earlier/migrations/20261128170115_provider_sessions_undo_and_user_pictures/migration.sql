CREATE TABLE "user_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undoable_acts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid NOT NULL,
	"action" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undoable_changes" (
	"act_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "undoable_changes_act_id_record_id_pk" PRIMARY KEY("act_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "undoable_references" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"act_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"record_id" uuid NOT NULL,
	"row" jsonb NOT NULL,
	"is_deleted" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undoable_acts" ADD CONSTRAINT "undoable_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undoable_changes" ADD CONSTRAINT "undoable_changes_act_id_undoable_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."undoable_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undoable_references" ADD CONSTRAINT "undoable_references_act_id_undoable_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."undoable_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_pictures_picture" ON "user_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "undoable_acts_user" ON "undoable_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "undoable_acts_created" ON "undoable_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "undoable_references_act" ON "undoable_references" USING btree ("act_id","table_name");
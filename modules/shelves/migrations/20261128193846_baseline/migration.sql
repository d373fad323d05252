CREATE TABLE "reading_goals" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"books" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_goals_once" UNIQUE("user_id","year"),
	CONSTRAINT "reading_goals_year_range" CHECK ("reading_goals"."year" BETWEEN 1900 AND 2200),
	CONSTRAINT "reading_goals_books_range" CHECK ("reading_goals"."books" BETWEEN 1 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"book_id" uuid NOT NULL,
	"rating" smallint,
	"note" text,
	"started_on" date,
	"finished_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_once" UNIQUE("user_id","book_id"),
	CONSTRAINT "readings_rating_range" CHECK ("readings"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "readings_note_size" CHECK (char_length("readings"."note") BETWEEN 1 AND 5000),
	CONSTRAINT "readings_dates_order" CHECK ("readings"."started_on" <= "readings"."finished_on")
);
--> statement-breakpoint
CREATE TABLE "shelf_books" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"shelf_id" uuid NOT NULL,
	"book_id" uuid NOT NULL,
	"position" text COLLATE "C" NOT NULL,
	"added_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_books_once" UNIQUE("shelf_id","book_id"),
	CONSTRAINT "shelf_books_position" UNIQUE("shelf_id","position")
);
--> statement-breakpoint
CREATE TABLE "shelf_shares" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"shelf_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"team_id" uuid,
	"access" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_shares_once" UNIQUE NULLS NOT DISTINCT("shelf_id","organization_id","team_id"),
	CONSTRAINT "shelf_shares_access_known" CHECK ("shelf_shares"."access" IN ('read', 'add'))
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text,
	"name" text DEFAULT '' NOT NULL,
	"link_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("shelves"."name"), 255)) STORED NOT NULL,
	CONSTRAINT "shelves_link_unique" UNIQUE("link_hash"),
	CONSTRAINT "shelves_kind_unique" UNIQUE("owner_id","kind"),
	CONSTRAINT "shelves_kind_known" CHECK ("shelves"."kind" IN ('wanted', 'reading', 'read')),
	CONSTRAINT "shelves_name_length" CHECK (char_length("shelves"."name") <= 255 AND (btrim("shelves"."name") = '') = ("shelves"."kind" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "reading_goals" ADD CONSTRAINT "reading_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_books" ADD CONSTRAINT "shelf_books_shelf_id_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shelves"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_books" ADD CONSTRAINT "shelf_books_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_books" ADD CONSTRAINT "shelf_books_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_shelf_id_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shelves"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_shares" ADD CONSTRAINT "shelf_shares_owner_fk" FOREIGN KEY ("organization_id","owner_id") REFERENCES "public"."members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "readings_book" ON "readings" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "readings_finished" ON "readings" USING btree ("user_id","finished_on") WHERE "readings"."finished_on" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "shelf_books_book" ON "shelf_books" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "shelf_books_added_by" ON "shelf_books" USING btree ("added_by");
--> statement-breakpoint
CREATE INDEX "shelf_shares_organization" ON "shelf_shares" USING btree ("organization_id","owner_id");
--> statement-breakpoint
CREATE INDEX "shelf_shares_team" ON "shelf_shares" USING btree ("team_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shelves_name_unique" ON "shelves" USING btree ("owner_id",unique_text("name")) WHERE "shelves"."kind" IS NULL;
--> statement-breakpoint
CREATE INDEX "shelves_name" ON "shelves" USING btree ("name_key","id");

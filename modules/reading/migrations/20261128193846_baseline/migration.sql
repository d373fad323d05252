-- from: shelves/20261128193846_baseline
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
ALTER TABLE "reading_goals" ADD CONSTRAINT "reading_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "readings_book" ON "readings" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "readings_finished" ON "readings" USING btree ("user_id","finished_on") WHERE "readings"."finished_on" IS NOT NULL;

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
ALTER TABLE "reading_goals" ADD CONSTRAINT "reading_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
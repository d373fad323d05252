CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"born_year" integer,
	"died_year" integer,
	"about" text,
	"name_key" text COLLATE "C" GENERATED ALWAYS AS (coalesce(left(search_text("authors"."name"), 255), '')) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (search_text(' ' || "authors"."name")) STORED NOT NULL,
	"beginnings" text[] GENERATED ALWAYS AS (search_beginnings('' || "authors"."name")) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "authors_name" ON "authors" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "authors_created_at" ON "authors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "authors_search" ON "authors" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "authors_beginnings" ON "authors" USING gin ("beginnings");--> statement-breakpoint
CREATE UNIQUE INDEX "authors_unique" ON "authors" USING btree ("name_key");
-- from: catalogue/20261128193846_baseline
CREATE TABLE "genres" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" text NOT NULL,
	"name_fr" text,
	"name_ar" text,
	"name_sw" text,
	"colour" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "genres_name_length" CHECK (char_length(btrim("genres"."name")) BETWEEN 1 AND 100),
	CONSTRAINT "genres_name_fr_length" CHECK (char_length(btrim("genres"."name_fr")) BETWEEN 1 AND 100),
	CONSTRAINT "genres_name_ar_length" CHECK (char_length(btrim("genres"."name_ar")) BETWEEN 1 AND 100),
	CONSTRAINT "genres_name_sw_length" CHECK (char_length(btrim("genres"."name_sw")) BETWEEN 1 AND 100),
	CONSTRAINT "genres_colour_range" CHECK ("genres"."colour" BETWEEN 0 AND 359)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "genres_name_unique" ON "genres" USING btree (unique_text("name"));

-- What a term too short for trigrams is looked for in: how each word begins, in one letter and in two, and each sign.
-- As in search_text, the ICU collation tells letters from signs on every server alike.
CREATE FUNCTION search_beginnings(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH
    plain AS MATERIALIZED (SELECT search_text(value) COLLATE "und-x-icu" AS text),
    words AS MATERIALIZED (SELECT regexp_split_to_table(text, '[^[:alnum:]]+') AS word FROM plain)
  SELECT left(word, 1) FROM words WHERE word <> ''
  UNION
  SELECT left(word, 2) FROM words WHERE word <> ''
  UNION
  SELECT sign FROM plain, regexp_split_to_table(regexp_replace(text, '[[:alnum:][:space:]]+', '', 'g'), '') AS sign
  WHERE sign <> ''
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"genre_id" uuid NOT NULL,
	"publisher" text,
	"description" text,
	"isbn" text,
	"published_year" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"title_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("books"."title"), 255)) STORED NOT NULL,
	"author_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("books"."author"), 255)) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (search_text(' ' || "books"."title" || ' ' || "books"."author" || coalesce(' ' || "books"."isbn", ''))) STORED NOT NULL,
	"beginnings" text[] GENERATED ALWAYS AS (search_beginnings("books"."title" || ' ' || "books"."author" || coalesce(' ' || "books"."isbn", ''))) STORED NOT NULL,
	CONSTRAINT "books_title_length" CHECK (btrim("books"."title") <> '' AND char_length("books"."title") <= 255),
	CONSTRAINT "books_author_length" CHECK (btrim("books"."author") <> '' AND char_length("books"."author") <= 255),
	CONSTRAINT "books_publisher_size" CHECK (char_length("books"."publisher") BETWEEN 1 AND 255),
	CONSTRAINT "books_description_size" CHECK (char_length("books"."description") BETWEEN 1 AND 5000),
	CONSTRAINT "books_isbn_form" CHECK ("books"."isbn" ~ '^97[89][0-9]{10}$'),
	CONSTRAINT "books_year_range" CHECK ("books"."published_year" BETWEEN -4000 AND 2200),
	CONSTRAINT "books_version_positive" CHECK ("books"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" text NOT NULL,
	"colour" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "genres_name_length" CHECK (char_length(btrim("genres"."name")) BETWEEN 1 AND 100),
	CONSTRAINT "genres_colour_range" CHECK ("genres"."colour" BETWEEN 0 AND 359)
);
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_title" ON "books" USING btree ("title_key","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_author" ON "books" USING btree ("author_key","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_created" ON "books" USING btree ("created_at","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_year_up" ON "books" USING btree ((coalesce("published_year", 2147483647)),"id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_year_down" ON "books" USING btree ((coalesce("published_year", -2147483648)),"id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_genre_title" ON "books" USING btree ("genre_id","title_key","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_genre_author" ON "books" USING btree ("genre_id","author_key","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_genre_created" ON "books" USING btree ("genre_id","created_at","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_genre_year_up" ON "books" USING btree ("genre_id",(coalesce("published_year", 2147483647)),"id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_genre_year_down" ON "books" USING btree ("genre_id",(coalesce("published_year", -2147483648)),"id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_search" ON "books" USING gin ("search" gin_trgm_ops) WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_beginnings" ON "books" USING gin ("beginnings") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_isbn" ON "books" USING btree ("isbn") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_trash" ON "books" USING btree ("deleted_at","id") WHERE "books"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "books_title_author_unique" ON "books" USING btree (lower(btrim("title") COLLATE "und-x-icu"),lower(btrim("author") COLLATE "und-x-icu")) WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "genres_name_unique" ON "genres" USING btree (lower(btrim("name") COLLATE "und-x-icu"));
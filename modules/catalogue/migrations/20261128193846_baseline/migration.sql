-- was: 743e34b54fc93a822c69bb104cdd620babc3a8544616568789e3b9d24d2d04ef
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
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"genre_id" uuid NOT NULL,
	"publisher" text,
	"description" text,
	"isbn" text,
	"published_year" integer,
	"language" text,
	"opening_line" text,
	"opening_line_translation" text,
	"cover_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"isbn_alike" bigint GENERATED ALWAYS AS (hashtextextended(alike_text("books"."isbn"), 0)) STORED,
	"work_alike" bigint GENERATED ALWAYS AS (hashtextextended(alike_text("books"."title") || '|' || alike_text("books"."author"), 0)) STORED,
	"title_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("books"."title"), 255)) STORED NOT NULL,
	"author_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("books"."author"), 255)) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (search_text(' ' || "books"."title" || ' ' || "books"."author" || coalesce(' ' || "books"."isbn", ''))) STORED NOT NULL,
	"beginnings" text[] GENERATED ALWAYS AS (search_beginnings("books"."title" || ' ' || "books"."author" || coalesce(' ' || "books"."isbn", ''))) STORED NOT NULL,
	CONSTRAINT "books_title_length" CHECK (btrim("books"."title") <> '' AND char_length("books"."title") <= 255),
	CONSTRAINT "books_author_length" CHECK (btrim("books"."author") <> '' AND char_length("books"."author") <= 255),
	CONSTRAINT "books_publisher_size" CHECK (char_length("books"."publisher") BETWEEN 1 AND 255),
	CONSTRAINT "books_description_size" CHECK (char_length("books"."description") BETWEEN 1 AND 5000),
	CONSTRAINT "books_language_form" CHECK ("books"."language" ~ '^[a-z]{2,3}$'),
	CONSTRAINT "books_opening_line_size" CHECK (char_length("books"."opening_line") BETWEEN 1 AND 500),
	CONSTRAINT "books_opening_line_translation_size" CHECK (char_length("books"."opening_line_translation") BETWEEN 1 AND 500),
	CONSTRAINT "books_isbn_form" CHECK ("books"."isbn" ~ '^97[89][0-9]{10}$'),
	CONSTRAINT "books_year_range" CHECK ("books"."published_year" BETWEEN -4000 AND 2200 AND "books"."published_year" <> 0),
	CONSTRAINT "books_version_positive" CHECK ("books"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "fruitless_searches" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fruitless_searches_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "authors_name" ON "authors" USING btree ("name_key","id");
--> statement-breakpoint
CREATE INDEX "authors_created_at" ON "authors" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "authors_search" ON "authors" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "authors_beginnings" ON "authors" USING gin ("beginnings");
--> statement-breakpoint
CREATE UNIQUE INDEX "authors_unique" ON "authors" USING btree ("name_key");
--> statement-breakpoint
CREATE INDEX "books_title" ON "books" USING btree ("title_key","id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_author" ON "books" USING btree ("author_key","id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_created" ON "books" USING btree ("created_at","id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_year_up" ON "books" USING btree ((coalesce("published_year", 2147483647)),"id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_year_down" ON "books" USING btree ((coalesce("published_year", -2147483648)),"id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_genre_title" ON "books" USING btree ("genre_id","title_key","id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_genre_author" ON "books" USING btree ("genre_id","author_key","id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_genre_created" ON "books" USING btree ("genre_id","created_at","id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_genre_year_up" ON "books" USING btree ("genre_id",(coalesce("published_year", 2147483647)),"id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_genre_year_down" ON "books" USING btree ("genre_id",(coalesce("published_year", -2147483648)),"id") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_by_publisher" ON "books" USING btree ((left(search_text("publisher"), 255) COLLATE "C"));
--> statement-breakpoint
CREATE INDEX "books_by_published_year" ON "books" USING btree ("published_year") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_by_language" ON "books" USING btree ("language") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_no_publisher" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."publisher" is null);
--> statement-breakpoint
CREATE INDEX "books_no_description" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."description" is null);
--> statement-breakpoint
CREATE INDEX "books_no_isbn" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."isbn" is null);
--> statement-breakpoint
CREATE INDEX "books_complete" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."publisher" is not null and "books"."description" is not null and "books"."isbn" is not null and "books"."published_year" is not null and "books"."language" is not null and "books"."cover_id" is not null);
--> statement-breakpoint
CREATE INDEX "books_search" ON "books" USING gin ("search" gin_trgm_ops) WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_beginnings" ON "books" USING gin ("beginnings") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_isbn" ON "books" USING btree ("isbn") WHERE "books"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "books_isbn_alike" ON "books" USING btree ("isbn_alike") WHERE ("books"."deleted_at" is null and "books"."isbn_alike" is not null);
--> statement-breakpoint
CREATE INDEX "books_work_alike" ON "books" USING btree ("work_alike") WHERE ("books"."deleted_at" is null and "books"."work_alike" is not null);
--> statement-breakpoint
CREATE INDEX "books_opening" ON "books" USING btree (uuid_hash("id")) WHERE ("books"."deleted_at" is null and "books"."opening_line" is not null);
--> statement-breakpoint
CREATE INDEX "books_coverless" ON "books" USING btree ("title_key","id") WHERE ("books"."deleted_at" is null and "books"."cover_id" is null);
--> statement-breakpoint
CREATE INDEX "books_trash" ON "books" USING btree ("deleted_at","id") WHERE "books"."deleted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "books_trash_search" ON "books" USING gin ("search" gin_trgm_ops) WHERE "books"."deleted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "books_trash_beginnings" ON "books" USING gin ("beginnings") WHERE "books"."deleted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "books_cover" ON "books" USING btree ("cover_id") WHERE "books"."cover_id" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "books_title_author_unique" ON "books" USING btree (unique_text("title"),unique_text("author")) WHERE "books"."deleted_at" is null;

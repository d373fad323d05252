-- Equal for texts that differ in case, accents, punctuation or a leading article only; null for a text of signs.
-- STRICT would keep PostgreSQL from writing the body into the columns’ expressions, which saves a third of the time.
CREATE FUNCTION alike_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(
  regexp_replace(
    btrim(
      regexp_replace(
        search_text(regexp_replace(value, '^[[:space:]]*[Ll][''’]', '')) COLLATE "und-x-icu",
        '[^[:alnum:]]+',
        ' ',
        'g'
      )
    ),
    '^((the|an?|les?|la|une?|das|der|die|eine?|el|los|las|il|lo|gli|al) (?=.)|ال(?=[[:alpha:]]{3}))',
    ''
  ),
  ''
);
--> statement-breakpoint
CREATE TABLE "distinct_records" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"resource" text NOT NULL,
	"rule" text NOT NULL,
	"key" bigint NOT NULL,
	"record_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Both columns at once, because each rewrites the table.
ALTER TABLE "books" ADD COLUMN "isbn_alike" bigint GENERATED ALWAYS AS (hashtextextended(alike_text("books"."isbn"), 0)) STORED,
	ADD COLUMN "work_alike" bigint GENERATED ALWAYS AS (hashtextextended(alike_text("books"."title") || '|' || alike_text("books"."author"), 0)) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "distinct_records_key" ON "distinct_records" USING btree ("resource","rule","key");--> statement-breakpoint
CREATE INDEX "books_isbn_alike" ON "books" USING btree ("isbn_alike") WHERE ("books"."deleted_at" is null and "books"."isbn_alike" is not null);--> statement-breakpoint
CREATE INDEX "books_work_alike" ON "books" USING btree ("work_alike") WHERE ("books"."deleted_at" is null and "books"."work_alike" is not null);
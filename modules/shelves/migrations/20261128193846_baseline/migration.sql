-- was: 623b7a07af79691b0eb95ef1be04cc5d035b582abc8b25621d0a5fa1e49540ca
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
ALTER TABLE "shelf_books" ADD CONSTRAINT "shelf_books_shelf_id_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shelves"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_books" ADD CONSTRAINT "shelf_books_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_books" ADD CONSTRAINT "shelf_books_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shelf_books_book" ON "shelf_books" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "shelf_books_added_by" ON "shelf_books" USING btree ("added_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "shelves_name_unique" ON "shelves" USING btree ("owner_id",unique_text("name")) WHERE "shelves"."kind" IS NULL;
--> statement-breakpoint
CREATE INDEX "shelves_name" ON "shelves" USING btree ("name_key","id");

CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"uploader_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_size_positive" CHECK ("files"."width" > 0 AND "files"."height" > 0 AND "files"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_uploader" ON "files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_cover" ON "books" USING btree ("cover_id") WHERE "books"."cover_id" IS NOT NULL;
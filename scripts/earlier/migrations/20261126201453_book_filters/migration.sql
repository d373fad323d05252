CREATE INDEX "books_by_publisher" ON "books" USING btree ((left(search_text("publisher"), 255) COLLATE "C"));--> statement-breakpoint
CREATE INDEX "books_by_published_year" ON "books" USING btree ("published_year") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_by_language" ON "books" USING btree ("language") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_no_publisher" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."publisher" is null);--> statement-breakpoint
CREATE INDEX "books_no_description" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."description" is null);--> statement-breakpoint
CREATE INDEX "books_no_isbn" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."isbn" is null);--> statement-breakpoint
CREATE INDEX "books_complete" ON "books" USING btree ((0)) WHERE ("books"."deleted_at" is null and "books"."publisher" is not null and "books"."description" is not null and "books"."isbn" is not null and "books"."published_year" is not null and "books"."language" is not null and "books"."cover_id" is not null);
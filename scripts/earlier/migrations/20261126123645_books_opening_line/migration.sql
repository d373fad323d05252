ALTER TABLE "books" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "opening_line" text;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "opening_line_translation" text;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_language_form" CHECK ("books"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_opening_line_size" CHECK (char_length("books"."opening_line") BETWEEN 1 AND 500);--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_opening_line_translation_size" CHECK (char_length("books"."opening_line_translation") BETWEEN 1 AND 500);
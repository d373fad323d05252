ALTER TABLE "genres" ADD COLUMN "name_fr" text;--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "name_ar" text;--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "name_sw" text;--> statement-breakpoint
ALTER TABLE "genres" ADD CONSTRAINT "genres_name_fr_length" CHECK (char_length(btrim("genres"."name_fr")) BETWEEN 1 AND 100);--> statement-breakpoint
ALTER TABLE "genres" ADD CONSTRAINT "genres_name_ar_length" CHECK (char_length(btrim("genres"."name_ar")) BETWEEN 1 AND 100);--> statement-breakpoint
ALTER TABLE "genres" ADD CONSTRAINT "genres_name_sw_length" CHECK (char_length(btrim("genres"."name_sw")) BETWEEN 1 AND 100);
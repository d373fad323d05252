CREATE TABLE "fruitless_searches" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fruitless_searches_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"name" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "figures_name_day_part_pk" PRIMARY KEY("name","day","part")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."failure" IS NOT NULL;
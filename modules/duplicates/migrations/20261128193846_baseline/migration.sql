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
CREATE UNIQUE INDEX "distinct_records_key" ON "distinct_records" USING btree ("resource","rule","key");

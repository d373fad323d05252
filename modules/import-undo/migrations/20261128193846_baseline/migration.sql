-- from: imports/20261128193846_baseline
CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer,
	"before" jsonb,
	"after" jsonb,
	"outcome" text,
	CONSTRAINT "import_changes_import_id_record_id_pk" PRIMARY KEY("import_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;

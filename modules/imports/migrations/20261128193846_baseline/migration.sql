-- was: 95b426c49a00ad9bbee28f7f4ae7366eabe3827292509852c6d4d67b16924181
CREATE TABLE "import_chunks" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb,
	"problems" jsonb NOT NULL,
	"is_corrected" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"update" boolean DEFAULT false NOT NULL,
	"fixes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"task" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"review" jsonb,
	"failure" jsonb,
	"undone" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "imports_resource" ON "imports" USING btree ("resource","id");
--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id");

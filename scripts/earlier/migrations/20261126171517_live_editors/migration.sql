CREATE TABLE "editors" (
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editors_resource_record_id_user_id_pk" PRIMARY KEY("resource","record_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "editors" ADD CONSTRAINT "editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editors_until" ON "editors" USING btree ("until");--> statement-breakpoint
CREATE INDEX "editors_user" ON "editors" USING btree ("user_id");
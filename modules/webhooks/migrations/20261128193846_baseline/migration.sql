CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"activity_id" uuid,
	"message_id" uuid NOT NULL,
	"type" text NOT NULL,
	"reads" text,
	"payload" text NOT NULL,
	"record_key" text,
	"sequence" bigint,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_attempted_at" timestamp (3) with time zone,
	"attempted_at" timestamp (3) with time zone,
	"failure" text,
	"request_headers" jsonb,
	"response_status" integer,
	"response_headers" jsonb,
	"response_body" text,
	"duration_ms" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_position" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seen" "pg_snapshot" DEFAULT pg_current_snapshot() NOT NULL,
	"cut" "pg_snapshot",
	"last_id" uuid,
	"sequence" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp (3) with time zone,
	"since" "pg_snapshot" DEFAULT pg_current_snapshot() NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"silences" integer DEFAULT 0 NOT NULL,
	"quiet_until" timestamp (3) with time zone,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("webhook_id","activity_id") WHERE kind = 'event';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","due_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_record" ON "webhook_deliveries" USING btree ("webhook_id","record_key","sequence") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "webhooks_organization" ON "webhooks" USING btree ("organization_id","id");
--> statement-breakpoint
CREATE INDEX "webhooks_active" ON "webhooks" USING btree ("id") WHERE "webhooks"."status" = 'active';

-- was: b19d2e4bb6ddf5b2ea2af883262b45f5aadd2c183931748f308b40f946c5f8a8, 43668869b16d7135bb9b330f1e7e09ed4ce4574610e1767459b970097a5cf2a0
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("members"."name"), 255)) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (search_text(' ' || "members"."name" || ' ' || "members"."email")) STORED NOT NULL,
	"beginnings" text[] GENERATED ALWAYS AS (search_beginnings("members"."name" || ' ' || "members"."email")) STORED NOT NULL,
	CONSTRAINT "members_person_unique" UNIQUE("organization_id","user_id"),
	CONSTRAINT "members_role_known" CHECK ("members"."role" IN ('owner', 'administrator', 'member'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("organizations"."name"), 255)) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (search_text(' ' || "organizations"."name" || ' ' || "organizations"."slug")) STORED NOT NULL,
	"beginnings" text[] GENERATED ALWAYS AS (search_beginnings("organizations"."name" || ' ' || "organizations"."slug")) STORED NOT NULL,
	CONSTRAINT "organizations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "organizations_name_length" CHECK (btrim("organizations"."name") <> '' AND char_length("organizations"."name") <= 255),
	CONSTRAINT "organizations_slug_length" CHECK (char_length("organizations"."slug") BETWEEN 2 AND 60),
	CONSTRAINT "organizations_version_positive" CHECK ("organizations"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("organization_id","name_key","id");
--> statement-breakpoint
CREATE INDEX "members_joined" ON "members" USING btree ("organization_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "members_role_name" ON "members" USING btree ("organization_id","role","name_key","id");
--> statement-breakpoint
CREATE INDEX "members_role_joined" ON "members" USING btree ("organization_id","role","created_at","id");
--> statement-breakpoint
CREATE INDEX "organizations_name" ON "organizations" USING btree ("name_key","id");
--> statement-breakpoint
CREATE INDEX "organizations_created" ON "organizations" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "organizations_search" ON "organizations" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organizations_beginnings" ON "organizations" USING gin ("beginnings");
--> statement-breakpoint
CREATE INDEX "organizations_logo" ON "organizations" USING btree ("logo_id") WHERE "organizations"."logo_id" IS NOT NULL;
--> statement-breakpoint
-- A member brings name and address along; nobody renames them in the same moment.
CREATE FUNCTION name_new_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name, email::text INTO NEW.name, NEW.email FROM users WHERE id = NEW.user_id FOR SHARE;
  -- The foreign key refuses a user who is just gone, in its own words.
  NEW.name := coalesce(NEW.name, '');
  NEW.email := coalesce(NEW.email, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_name_new BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION name_new_member();
--> statement-breakpoint
CREATE FUNCTION rename_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET name = NEW.name, email = NEW.email::text WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_rename_members AFTER UPDATE OF name, email ON users FOR EACH ROW
WHEN (OLD.name <> NEW.name OR OLD.email::text <> NEW.email::text) EXECUTE FUNCTION rename_members();
--> statement-breakpoint
-- A user who can sign in remains owner. Two who go at once wait for each other at the row of the
-- organization, and the second sees the first one gone.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizations WHERE id = OLD.organization_id FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (
    SELECT FROM members JOIN users ON users.id = members.user_id
    WHERE members.organization_id = OLD.organization_id AND members.role = 'owner'
      AND (NOT users.banned OR users.ban_expires <= now())
  ) THEN
    RAISE EXCEPTION 'an organization needs an owner'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'members_owner_left', TABLE = 'members';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_keep_an_owner_on_removal AFTER DELETE ON members FOR EACH ROW
WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
CREATE TRIGGER members_keep_an_owner_on_demotion AFTER UPDATE OF role ON members FOR EACH ROW
WHEN (OLD.role = 'owner' AND NEW.role <> 'owner') EXECUTE FUNCTION keep_an_owner();

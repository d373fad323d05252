CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- An id that sorts by the moment it was made, to a quarter of a microsecond: PostgreSQL 18's own
-- where there is one, since it is six times quicker, else its equal.
DO $choice$
BEGIN
  IF to_regprocedure('uuidv7()') IS NOT NULL THEN
    CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE RETURN uuidv7();
    RETURN;
  END IF;

  CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE RETURN (
    SELECT encode(
      substring(int8send(floor(milliseconds)::bigint) FROM 3)
        || substring(int4send(x'7000'::int + floor(milliseconds % 1 * 4096)::int) FROM 3)
        || substring(uuid_send(gen_random_uuid()) FROM 9),
      'hex'
    )::uuid
    FROM (SELECT extract(epoch FROM clock_timestamp()) * 1000 AS milliseconds) AS moment
  );
END
$choice$;
--> statement-breakpoint
-- Digits of every script as 0 to 9. NFKD knows those of compatibility forms only.
CREATE FUNCTION ascii_digits(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN value ~ '[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\U000104a0-\U000104a9\U00010d30-\U00010d39\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U00011730-\U00011739\U000118e0-\U000118e9\U00011950-\U00011959\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e950-\U0001e959]'
  THEN translate(
    value,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
    '0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'
  )
  ELSE value
END;
--> statement-breakpoint
-- The form in which texts and search terms are compared: no case, no accents, no apostrophes, no Arabic vowel marks or tatweel,
-- ASCII digits, one shape for the variants of alef, waw, ya, ha and kaf, no bare hamza, one sigma. Decomposition frees the marks
-- of every script from their letters. The ICU collation lowers every script on every server, whatever locale its database has.
-- A body bound when created depends on no search path, which is what makes "immutable" true. Of ASCII only capitals and
-- apostrophes change.
CREATE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN value ~ '[^\u0001-\u007f]'
  THEN translate(
    lower(
      unaccent(
        'unaccent',
        regexp_replace(
          normalize(ascii_digits(regexp_replace(value, '[''’‘‛ʼʻʽʾʿʹ′`´＇ꞌ՚׳]', '', 'g')), NFKD),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]',
          '',
          'g'
        )
      ) COLLATE "und-x-icu"
    ),
    'ٱىیةکςء',
    'اييهكσ'
  )
  ELSE lower(regexp_replace(value, '[''`]', '', 'g') COLLATE "und-x-icu")
END;
--> statement-breakpoint
-- The first letter and the first two letters of each word, and every sign. A cast to varchar(2)[] cuts all words at once.
CREATE FUNCTION word_beginnings(plain text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN plain COLLATE "und-x-icu" ~ '[^[:alnum:] ]'
  THEN regexp_split_to_array(plain COLLATE "und-x-icu", '[^[:alnum:]]+')::varchar(1)[]::text[]
    || regexp_split_to_array(plain COLLATE "und-x-icu", '[^[:alnum:]]+')::varchar(2)[]::text[]
    || string_to_array(regexp_replace(plain COLLATE "und-x-icu", '[[:alnum:][:space:]]+', '', 'g'), NULL)
  ELSE string_to_array(plain, ' ')::varchar(1)[]::text[] || string_to_array(plain, ' ')::varchar(2)[]::text[]
END;
--> statement-breakpoint
-- Every one and two letters of scripts that write no spaces: "紅樓夢" as "紅 紅樓 樓夢 夢", and each letter alone.
CREATE FUNCTION unspaced_letters(plain text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN string_to_array(
  regexp_replace(
    regexp_replace(plain, '[^\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', ' ', 'g'),
    '([^ ])',
    '\1 \1',
    'g'
  ),
  ' '
) || string_to_array(
  regexp_replace(plain, '[^\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', '', 'g'),
  NULL
);
--> statement-breakpoint
-- No character below U+2E80 becomes a letter of a script that writes no spaces. A tsvector sorts and removes duplicates.
CREATE FUNCTION search_beginnings(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN tsvector_to_array(
  array_to_tsvector(
    array_remove(
      CASE
        WHEN value ~ '[''’‘‛ʼʻʽʾʿʹ′`´＇ꞌ՚׳\u2e80-\U0010ffff]'
        THEN word_beginnings(search_text(value))
          || unspaced_letters(search_text(value))
          || CASE
            WHEN value ~ '[''’‘‛ʼʻʽʾʿʹ′`´＇ꞌ՚׳]'
            THEN word_beginnings(search_text(regexp_replace(value, '[''’‘‛ʼʻʽʾʿʹ′`´＇ꞌ՚׳]', ' ', 'g'))) || '{''}'
          END
        ELSE word_beginnings(search_text(value))
      END,
      ''
    )
  )
);
--> statement-breakpoint
-- The form in which names and titles are unique: NFKC-folded, without case, any run of spaces as one. No longer than a
-- title may be, since NFKC makes eighteen letters of one and an index row has its limit.
CREATE FUNCTION unique_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(
  btrim(
    regexp_replace(
      lower(normalize(value, NFKC) COLLATE "und-x-icu"),
      '[\s\u0085\u1680\u2028\u2029]+',
      ' ',
      'g'
    )
  ),
  255
);
--> statement-breakpoint
-- Equal for texts that differ in case, accents, punctuation or a leading article only; null for a text of signs.
-- STRICT would keep PostgreSQL from writing the body into the columns’ expressions, which saves a third of the time.
CREATE FUNCTION alike_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(
  regexp_replace(
    btrim(
      regexp_replace(
        search_text(regexp_replace(value, '^[[:space:]]*[Ll][''’]', '')) COLLATE "und-x-icu",
        '[^[:alnum:]]+',
        ' ',
        'g'
      )
    ),
    '^((the|an?|les?|la|une?|das|der|die|eine?|el|los|las|il|lo|gli|al) (?=.)|ال(?=[[:alpha:]]{3}))',
    ''
  ),
  ''
);
--> statement-breakpoint
CREATE FUNCTION first_id_at(moment timestamptz) RETURNS uuid
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (lpad(to_hex(floor(extract(epoch FROM moment) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" "citext" NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp (3) with time zone,
	"onboarded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text GENERATED ALWAYS AS (CASE WHEN "users"."banned" THEN 'banned' WHEN "users"."email_verified" THEN 'active' ELSE 'unverified' END) STORED NOT NULL,
	"manages" boolean GENERATED ALWAYS AS ('admin' = ANY (string_to_array(replace("users"."role", ' ', ''), ','))) STORED NOT NULL,
	"name_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("users"."name"), 255)) STORED NOT NULL,
	"email_key" text COLLATE "C" GENERATED ALWAYS AS (left(search_text("users"."email"::text), 255)) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (search_text(' ' || "users"."name" || ' ' || "users"."email"::text)) STORED NOT NULL,
	"beginnings" text[] GENERATED ALWAYS AS (search_beginnings("users"."name" || ' ' || "users"."email"::text)) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone GENERATED ALWAYS AS (to_timestamp(('x' || translate(left("activities"."id"::text, 13), '-', ''))::bit(48)::bigint / 1000.0)) STORED NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"actor_email" text,
	"impersonator_id" uuid,
	"key_id" uuid,
	"key_name" text,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"target_version" integer,
	"subject_id" uuid,
	"subject_name" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"transaction" "xid8" DEFAULT pg_current_xact_id()
) PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"caller_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"fingerprint" text,
	"answer" text,
	CONSTRAINT "idempotent_calls_key" UNIQUE("caller_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" text NOT NULL,
	"key" text,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"input" jsonb,
	"subject_id" uuid,
	"user_id" uuid,
	"email" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_user_browser" UNIQUE("user_id","browser")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"method" text,
	"provider_id" text,
	"id_token" text,
	"impersonated_by" uuid,
	"language" text,
	"active_organization_id" uuid,
	"known_browser_id" uuid,
	"wrote_up_to" "pg_lsn" DEFAULT pg_current_wal_insert_lsn(),
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"browser" text NOT NULL,
	"email" "citext" NOT NULL,
	"purpose" text DEFAULT 'sign-in' NOT NULL,
	"user_id" uuid,
	"known_browser_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_codes_claim_unique" UNIQUE NULLS NOT DISTINCT("email","browser","purpose","user_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"uploader_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_size_positive" CHECK ("files"."width" > 0 AND "files"."height" > 0 AND "files"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "undoable_acts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid NOT NULL,
	"action" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undoable_changes" (
	"act_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "undoable_changes_act_id_record_id_pk" PRIMARY KEY("act_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "undoable_references" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"act_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"record_id" uuid NOT NULL,
	"row" jsonb NOT NULL,
	"is_deleted" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "undoable_acts" ADD CONSTRAINT "undoable_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "undoable_changes" ADD CONSTRAINT "undoable_changes_act_id_undoable_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."undoable_acts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "undoable_references" ADD CONSTRAINT "undoable_references_act_id_undoable_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."undoable_acts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_key","id");
--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email_key","id");
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_status_name" ON "users" USING btree ("status","name_key","id");
--> statement-breakpoint
CREATE INDEX "users_status_email" ON "users" USING btree ("status","email_key","id");
--> statement-breakpoint
CREATE INDEX "users_status_created" ON "users" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "users_admin_name" ON "users" USING btree ("name_key","id") WHERE "users"."manages" = true;
--> statement-breakpoint
CREATE INDEX "users_admin_email" ON "users" USING btree ("email_key","id") WHERE "users"."manages" = true;
--> statement-breakpoint
CREATE INDEX "users_admin_created" ON "users" USING btree ("created_at","id") WHERE "users"."manages" = true;
--> statement-breakpoint
CREATE INDEX "users_ban_end" ON "users" USING btree ("ban_expires") WHERE "users"."ban_expires" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_beginnings" ON "users" USING gin ("beginnings");
--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","id");
--> statement-breakpoint
CREATE INDEX "activities_actor_action" ON "activities" USING btree ("actor_id","action","id");
--> statement-breakpoint
CREATE INDEX "activities_target" ON "activities" USING btree ("target_id","id");
--> statement-breakpoint
CREATE INDEX "activities_target_type" ON "activities" USING btree ("target_type","id");
--> statement-breakpoint
CREATE INDEX "activities_action" ON "activities" USING btree ("action","id");
--> statement-breakpoint
CREATE INDEX "activities_transaction" ON "activities" USING btree ("transaction") WHERE "activities"."transaction" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "activities_email_named" ON "activities" USING btree (lower(coalesce("after" ->> 'email', "before" ->> 'email'))) WHERE "activities"."target_type" = 'organization' AND lower(coalesce("activities"."after" ->> 'email', "activities"."before" ->> 'email')) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "idempotent_calls_user" ON "idempotent_calls" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "idempotent_calls_started" ON "idempotent_calls" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at") WHERE "jobs"."failed_at" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_scheduled" ON "jobs" USING btree ("name") WHERE "jobs"."is_scheduled";
--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("created_at") WHERE "jobs"."failure" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "jobs_email" ON "jobs" USING btree ("email") WHERE "jobs"."email" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "jobs_subject" ON "jobs" USING btree ("subject_id") WHERE "jobs"."subject_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id") WHERE "jobs"."user_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "rates_ends_at_index" ON "rates" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "user_pictures_picture" ON "user_pictures" USING btree ("picture_id");
--> statement-breakpoint
CREATE INDEX "known_browsers_browser_index" ON "known_browsers" USING btree ("browser");
--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at_index" ON "known_browsers" USING btree ("seen_at");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_impersonated" ON "sessions" USING btree ("impersonated_by") WHERE "sessions"."impersonated_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires_at_index" ON "sign_in_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sign_in_codes_user_id_index" ON "sign_in_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");
--> statement-breakpoint
CREATE INDEX "files_uploader" ON "files" USING btree ("uploader_id");
--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "undoable_acts_user" ON "undoable_acts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "undoable_acts_created" ON "undoable_acts" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "undoable_references_act" ON "undoable_references" USING btree ("act_id","table_name");
--> statement-breakpoint
-- Rights on `public` don't reach partitions in a schema of their own: a role that may only add to `activities` can't change a
-- partition directly.
CREATE SCHEMA IF NOT EXISTS activity_months;
--> statement-breakpoint
DO $$
DECLARE
  bound uuid := first_id_at((date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC');
BEGIN
  EXECUTE format('CREATE TABLE activity_months.activities_earlier PARTITION OF activities FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  EXECUTE format('CREATE TABLE activity_months.activities_later PARTITION OF activities FOR VALUES FROM (%L) TO (MAXVALUE)', bound);
END $$;
--> statement-breakpoint
CREATE FUNCTION activity_partitions() RETURNS TABLE (partition regclass, begins uuid, ends uuid)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT child.oid::regclass, substring(bound FROM 'FROM \(''([^'']+)')::uuid, substring(bound FROM 'TO \(''([^'']+)')::uuid
  FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid, pg_get_expr(relpartbound, child.oid) AS bound
  WHERE inhparent = 'activities'::regclass
$$;
--> statement-breakpoint
-- Adds partitions until the month after next. `activities_later` catches rows beyond them, which then move to their month. The
-- role that serves may call it: it deletes nothing.
CREATE FUNCTION add_activity_months() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  this_month timestamp := date_trunc('month', now() AT TIME ZONE 'UTC');
  month timestamp := (
    SELECT to_timestamp(('x' || translate(left(begins::text, 13), '-', ''))::bit(48)::bigint / 1000.0) AT TIME ZONE 'UTC'
    FROM activity_partitions() WHERE ends IS NULL
  );
  following timestamp;
  columns text;
BEGIN
  IF month > this_month + interval '2 months' THEN
    RETURN;
  END IF;
  LOCK TABLE activities IN ACCESS EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE caught_activities AS SELECT * FROM activity_months.activities_later;
  DROP TABLE activity_months.activities_later;
  WHILE month <= this_month + interval '2 months' LOOP
    -- After a long pause, one partition fills the gap.
    following := greatest(month + interval '1 month', this_month);
    EXECUTE format(
      'CREATE TABLE activity_months.activities_%s PARTITION OF activities FOR VALUES FROM (%L) TO (%L)',
      to_char(month, 'YYYY_MM'), first_id_at(month AT TIME ZONE 'UTC'), first_id_at(following AT TIME ZONE 'UTC')
    );
    month := following;
  END LOOP;
  EXECUTE format(
    'CREATE TABLE activity_months.activities_later PARTITION OF activities FOR VALUES FROM (%L) TO (MAXVALUE)',
    first_id_at(month AT TIME ZONE 'UTC')
  );
  SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
  WHERE attrelid = 'activities'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  EXECUTE format('INSERT INTO activities (%1$s) SELECT %1$s FROM pg_temp.caught_activities', columns);
  DROP TABLE pg_temp.caught_activities;
END $$;
--> statement-breakpoint
-- Drops the partitions whose rows are all older. `activities_earlier` is made again, empty, so that a restored backup finds a
-- place for its oldest rows.
CREATE FUNCTION drop_activity_months(first_kept uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  old regclass[];
  last_end uuid;
  dropped regclass;
BEGIN
  SELECT array_agg(partition), (array_agg(ends ORDER BY ends DESC))[1] INTO old, last_end
  FROM activity_partitions() WHERE ends <= first_kept;
  IF old IS NULL OR cardinality(old) = 1 AND NOT EXISTS (SELECT FROM activities WHERE id < last_end) THEN
    RETURN;
  END IF;
  FOREACH dropped IN ARRAY old LOOP
    EXECUTE format('DROP TABLE %s', dropped);
  END LOOP;
  EXECUTE format(
    'CREATE TABLE activity_months.activities_earlier PARTITION OF activities FOR VALUES FROM (MINVALUE) TO (%L)', last_end
  );
END $$;
--> statement-breakpoint
SELECT add_activity_months();
--> statement-breakpoint
-- A row of the record says nothing of a deleted user that tells who they were, from where they came or what was written about
-- them.
CREATE FUNCTION impersonal_facts(facts jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(facts)
  WHERE key IN ('role', 'invite', 'method', 'purpose', 'count', 'expiresAt')
);
--> statement-breakpoint
-- Every address that a user has had and that no other user has now. The earlier ones are in the record alone.
CREATE FUNCTION addresses_of(person uuid, address text) RETURNS text[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(DISTINCT lower(known)), '{}')
  FROM (
    SELECT address UNION ALL
    SELECT before ->> 'email' FROM activities
    WHERE target_id = person AND target_type = 'user' AND before ->> 'email' IS NOT NULL
  ) AS had (known)
  WHERE known IS NOT NULL
    AND NOT EXISTS (SELECT FROM users WHERE email = known::citext AND id <> person)
$$;
--> statement-breakpoint
-- Takes a user's name, addresses, network and device out of the record, and leaves that something was done, when, to what.
-- Each statement walks an index. It runs as the owner of the table: the role of the product may only add to the record.
CREATE FUNCTION erase_from_record(person uuid, addresses text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Acts on them.
  UPDATE activities
  SET target_name = NULL, before = impersonal_facts(before), after = impersonal_facts(after)
  WHERE target_id = person AND target_type = 'user'
    AND (target_name, before, after) IS DISTINCT FROM (NULL, impersonal_facts(before), impersonal_facts(after));

  -- Their own acts. A shelf is as personal as the name that they gave it.
  UPDATE activities
  SET actor_email = NULL,
    target_name = CASE WHEN target_type <> 'shelf' THEN target_name END,
    before = before - '{ipAddress,userAgent}'::text[] - CASE WHEN target_type = 'shelf' THEN 'name' ELSE '' END,
    after = after - '{ipAddress,userAgent}'::text[] - CASE WHEN target_type = 'shelf' THEN 'name' ELSE '' END
  WHERE actor_id = person AND actor_email IS NOT NULL;

  -- Acts of others on them in organizations, and the invitations of their address.
  UPDATE activities
  SET before = before - 'email', after = after - 'email'
  WHERE target_type = 'organization'
    AND lower(coalesce(after ->> 'email', before ->> 'email')) IS NOT NULL
    AND lower(coalesce(after ->> 'email', before ->> 'email')) = ANY (addresses);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION addresses_of, erase_from_record FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION erase_deleted_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  addresses text[] := addresses_of(OLD.id, OLD.email::text);
BEGIN
  PERFORM erase_from_record(OLD.id, addresses);

  -- Exports of users for which an admin searched by this name or address.
  UPDATE activities SET after = after #- '{filter,searchTerm}'
  WHERE action = 'user.export' AND (
    lower(btrim(after #>> '{filter,searchTerm}')) = ANY (addresses)
    OR OLD.name <> '' AND position(lower(OLD.name) IN lower(after #>> '{filter,searchTerm}')) > 0
  );

  DELETE FROM jobs WHERE email = ANY (addresses);
  DELETE FROM jobs WHERE user_id = OLD.id;
  DELETE FROM sign_in_codes WHERE email = ANY (addresses::citext[]);
  -- Sessions of others in which this admin acted as them hold the admin's network and device.
  DELETE FROM sessions WHERE impersonated_by IN (SELECT id FROM sessions WHERE user_id = OLD.id);
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Before, since it reads sessions that go with the user. However a user is deleted, this is part of it.
CREATE TRIGGER users_erase BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_deleted_user();
--> statement-breakpoint
-- A call that was under way while its user was deleted may have put them on record right after. The sweep erases that. Since
-- it erases only users who are gone, the role of the product may call it.
CREATE FUNCTION erase_late_records(since interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone uuid;
BEGIN
  FOR gone IN
    SELECT DISTINCT target_id FROM activities
    WHERE action = 'user.delete' AND target_id IS NOT NULL
      AND id >= (lpad(to_hex(floor(extract(epoch FROM now() - since) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
      AND NOT EXISTS (SELECT FROM users WHERE users.id = target_id)
  LOOP
    PERFORM erase_from_record(gone, addresses_of(gone, NULL));
  END LOOP;
END $$;

-- A name in Hangul had given an address in pieces, by which nothing was found.
UPDATE "organizations" SET "slug" = normalize("slug", NFKC)
WHERE "slug" IS NOT NFKC NORMALIZED AND NOT EXISTS (
  SELECT FROM "organizations" AS "other" WHERE "other"."slug" = normalize("organizations"."slug", NFKC)
);

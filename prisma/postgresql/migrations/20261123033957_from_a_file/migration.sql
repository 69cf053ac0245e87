-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "fromFile" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Seed" ADD COLUMN     "fromFile" BOOLEAN NOT NULL DEFAULT false;

-- What was brought in earlier can be told apart: ids grow with the time (the first twelve digits are milliseconds), and a copy has
-- new ids and old dates. Two seconds are left for a clock that is read a moment before an id is made.
UPDATE "Seed" SET "fromFile" = true WHERE replace(substr("id", 1, 13), '-', '') COLLATE "C" > lpad(to_hex((extract(epoch from "startedAt") * 1000)::bigint + 2000), 12, '0');
UPDATE "Entry" SET "fromFile" = true WHERE replace(substr("id", 1, 13), '-', '') COLLATE "C" > lpad(to_hex((extract(epoch from "createdAt") * 1000)::bigint + 2000), 12, '0')
  AND "campaignId" IN (SELECT "id" FROM "Campaign" WHERE replace(substr("id", 1, 13), '-', '') COLLATE "C" > lpad(to_hex((extract(epoch from "createdAt") * 1000)::bigint + 2000), 12, '0'));
UPDATE "Entry" SET "fromFile" = true WHERE "undoes" IN (SELECT "id" FROM "Entry" WHERE "fromFile")
  OR ("kind" = 'reveal' AND "streamId" IN (SELECT "id" FROM "Entry" WHERE "fromFile"));

-- Names are the same with the apostrophe of a phone and that of a keyboard. Who has a namesake by now keeps their key.
UPDATE "Campaign" SET "nameKey" = replace("nameKey", '’', ''''), "liveName" = replace("liveName", '’', '''')
WHERE "nameKey" LIKE '%’%' AND NOT EXISTS (
  SELECT 1 FROM "Campaign" AS other
  WHERE other."guildId" = "Campaign"."guildId" AND other."liveName" = replace("Campaign"."liveName", '’', '''')
);
UPDATE "Character" SET "nameKey" = replace("nameKey", '’', ''''), "liveName" = replace("liveName", '’', '''')
WHERE "nameKey" LIKE '%’%' AND NOT EXISTS (
  SELECT 1 FROM "Character" AS other
  WHERE other."campaignId" = "Character"."campaignId" AND other."liveName" = replace("Character"."liveName", '’', '''')
);
UPDATE "Macro" SET "nameKey" = replace("nameKey", '’', '''')
WHERE "nameKey" LIKE '%’%' AND NOT EXISTS (
  SELECT 1 FROM "Macro" AS other
  WHERE other."userId" = "Macro"."userId" AND other."nameKey" = replace("Macro"."nameKey", '’', '''')
);
UPDATE "CampaignMacro" SET "nameKey" = replace("nameKey", '’', '''')
WHERE "nameKey" LIKE '%’%' AND NOT EXISTS (
  SELECT 1 FROM "CampaignMacro" AS other
  WHERE other."campaignId" = "CampaignMacro"."campaignId" AND other."nameKey" = replace("CampaignMacro"."nameKey", '’', '''')
);
UPDATE "ContentPack" SET "nameKey" = replace("nameKey", '’', '''')
WHERE "nameKey" LIKE '%’%' AND NOT EXISTS (
  SELECT 1 FROM "ContentPack" AS other
  WHERE other."campaignId" = "ContentPack"."campaignId" AND other."nameKey" = replace("ContentPack"."nameKey", '’', '''')
);

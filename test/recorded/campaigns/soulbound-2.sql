CREATE TABLE "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
);
INSERT INTO "_prisma_migrations" VALUES ('f79d4fe3-8142-4147-aa0a-3838d14c6046', '5442a8e3c8d13b7c34a0b09cc173ad5f694fbe595ffa216957b92b275d0b7fe5', 1795407521581, '20261121071417_first', NULL, NULL, 1795407521576, 1);
INSERT INTO "_prisma_migrations" VALUES ('91cf7120-58e4-4e53-9b6c-3183a3ee5991', '59a78b06da96f174279934e24a4edafba5127361f00436bc0b6ae46c73347c2f', 1795407521581, '20261122060731_waits', NULL, NULL, 1795407521581, 1);
INSERT INTO "_prisma_migrations" VALUES ('b7d53640-97c1-48bf-846d-a4d05a355a3f', '4004f8691493bac80f9b7af7fda9b1ddc7ebb2be3722bfae647a3c7d1392f8ea', 1795407521589, '20261122061011_where_entries_are_shown', NULL, NULL, 1795407521581, 1);
INSERT INTO "_prisma_migrations" VALUES ('2ca3aacc-d424-4d78-bfcc-a81af936d6f8', '4a050209c2deb56d86bceb0cb35a6462df76664821371aedacf06d453f91da8e', 1795407521590, '20261122061032_speech', NULL, NULL, 1795407521589, 1);
INSERT INTO "_prisma_migrations" VALUES ('082211b7-7b87-4d83-baf6-98304112c2b6', '01c3b80b674b87e9ff6edb711687490e91ae0c7c2fc1c34d69db5365fe495677', 1795407521590, '20261122061656_requests', NULL, NULL, 1795407521590, 1);
INSERT INTO "_prisma_migrations" VALUES ('3e23a617-bfa5-4a61-99fa-d6ae5c33acf6', '86606dd143c6fc394b77bec31f4109b0920303654497ed57c45c3ebe9baf2865', 1795407521595, '20261122064558_campaigns_move', NULL, NULL, 1795407521590, 1);
INSERT INTO "_prisma_migrations" VALUES ('e0e19989-f9cf-45ca-9a82-bced4e9281b6', 'd2d571547325f7ff08db49d09d9a006dc3d09ed85be1b49d2962f45366899268', 1795407521596, '20261122064929_scenes_are_private', NULL, NULL, 1795407521595, 1);
INSERT INTO "_prisma_migrations" VALUES ('5e9d78b8-4c1e-45d9-bf86-dc4f9661e09b', '6390a0781c6aa76fea38be741d18f7677ac4a15fef8493e96257379e73e4c010', 1795407521596, '20261122075433_pinned_boards', NULL, NULL, 1795407521596, 1);
INSERT INTO "_prisma_migrations" VALUES ('6f110d05-5856-4e4f-a737-a349b9a8d05c', '6f0454900fb8d6a724978438e5e05535ac12052c6c4a44439520c34faddc6a9b', 1795407521607, '20261123033957_from_a_file', NULL, NULL, 1795407521596, 1);
CREATE TABLE "Campaign" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "liveName" TEXT,
    "system" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL,
    "gmRoleId" TEXT,
    "settings" TEXT NOT NULL,
    "party" TEXT,
    "partyVersion" INTEGER NOT NULL DEFAULT 0,
    "partySchema" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "archivedAt" DATETIME
);
INSERT INTO "Campaign" VALUES ('01a206a0-a83f-7068-8cec-37f5ab7b321d', '1456074443980800001', 'Campaign in room', 'campaign in room', 'campaign in room', 'soulbound', '1456074443980800000', NULL, '{"pings":true,"text":false,"typedDice":false,"lines":["2","x","because"],"veils":["3","Body"],"paused":false,"pausedAt":null,"clock":{"nudge":null,"again":null,"end":null,"ending":"gm"},"absences":[]}', '{"soulfire":{"now":2,"max":2},"doom":0,"begun":true,"rules":{"turnOrder":"initiative","sixes":"asTheyEnd","soulfireSixes":"yes","resistersAsked":"yes","beginnersAsked":"no","closeShot":"1","hiddenCalledShot":"adds","blast":"zone","defensive":"once","thrown":"atHand","hazardArmour":"yes","lastStand":"dies","halves":"down","restMettle":"no","chargeMoves":"no","chargeWith":"any","breakFree":"action","parley":"ends","shove":"sameZone"}}', 1, 1, '2026-11-20T12:00:00.000+00:00', NULL);
CREATE TABLE "CampaignChannel" (
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "liveChannel" TEXT,

    PRIMARY KEY ("campaignId", "channelId"),
    CONSTRAINT "CampaignChannel_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "CampaignChannel" VALUES ('01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', '1573306918502400080');
CREATE TABLE "CampaignGm" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "CampaignGm_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "CampaignGm" VALUES ('01a206a0-a83f-7068-8cec-37f5ab7b321d', '1456074443980800000');
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "settings" TEXT NOT NULL
);
CREATE TABLE "Character" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "ownerId" TEXT,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "liveName" TEXT,
    "version" INTEGER NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "encounterId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "archivedAt" DATETIME,
    CONSTRAINT "Character_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Character" VALUES ('01a206a0-a8b5-7186-b7c6-52d54052af0b', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1456074443980800005', 'pc', 'Kira', 'kira', 'kira', 1, 1, '{"name":"Kira","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}', '01a206a0-a94b-7480-b5fd-03d41aab259d', '2026-11-20T12:00:00.000+00:00', NULL);
INSERT INTO "Character" VALUES ('01a206a0-a918-748e-9919-ba267dcc62b7', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1456074443980800006', 'pc', 'Tiz', 'tiz', 'tiz', 1, 1, '{"name":"Tiz","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}', '01a206a0-a94b-7480-b5fd-03d41aab259d', '2026-11-20T12:00:00.000+00:00', NULL);
CREATE TABLE "ActiveCharacter" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "ActiveCharacter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ActiveCharacter_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "ActiveCharacter" VALUES ('01a206a0-a83f-7068-8cec-37f5ab7b321d', '1456074443980800005', '01a206a0-a8b5-7186-b7c6-52d54052af0b');
INSERT INTO "ActiveCharacter" VALUES ('01a206a0-a83f-7068-8cec-37f5ab7b321d', '1456074443980800006', '01a206a0-a918-748e-9919-ba267dcc62b7');
CREATE TABLE "CharacterDraft" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "CharacterDraft_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Encounter" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "runningIn" TEXT,
    "version" INTEGER NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "trackerMessageId" TEXT,
    "trackerVersion" INTEGER NOT NULL DEFAULT -1, "restingSince" DATETIME,
    CONSTRAINT "Encounter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Encounter" VALUES ('01a206a0-a94b-7480-b5fd-03d41aab259d', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', '1573306918502400080', 10, 1, '{"characters":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"name":"Kira","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[{"id":"incapacitated","source":null,"cause":"hand","duration":{"ends":[]},"by":null}],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"01a206a0-a918-748e-9919-ba267dcc62b7":{"name":"Tiz","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},"npcs":[],"party":{"soulfire":{"now":2,"max":2},"doom":0,"begun":true,"rules":{"turnOrder":"initiative","sixes":"asTheyEnd","soulfireSixes":"yes","resistersAsked":"yes","beginnersAsked":"no","closeShot":"1","hiddenCalledShot":"adds","blast":"zone","defensive":"once","thrown":"atHand","hazardArmour":"yes","lastStand":"dies","halves":"down","restMettle":"no","chargeMoves":"no","chargeWith":"any","breakFree":"action","parley":"ends","shove":"sameZone"}},"fight":{"map":{"zones":{"field":{"name":"Field","traits":[]}},"borders":[]},"standing":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"]},"knots":[]},"order":{"round":1,"roundOpen":true,"surprise":null,"turns":[{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","kind":"regular"}],"inserted":[],"done":["01a206a0-a8b5-7186-b7c6-52d54052af0b"],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]},"fighters":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"side":"players","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null},"01a206a0-a918-748e-9919-ba267dcc62b7":{"side":"players","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null}},"surprised":[],"turn":{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","move":true,"moved":false,"actions":1,"acted":0,"surprise":false,"opened":[],"slowed":false},"marks":[]}}', '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400216', 10, NULL);
CREATE TABLE "Entry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT,
    "channelId" TEXT NOT NULL,
    "streamKind" TEXT NOT NULL,
    "streamId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT,
    "interactionId" TEXT,
    "intent" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "seedId" TEXT,
    "draw" INTEGER,
    "drawnFor" TEXT,
    "dice" TEXT NOT NULL,
    "answers" TEXT NOT NULL,
    "rulings" TEXT NOT NULL,
    "events" TEXT NOT NULL,
    "patches" TEXT NOT NULL,
    "inverse" TEXT NOT NULL,
    "revealsDice" BOOLEAN NOT NULL,
    "undoes" TEXT,
    "undoneBy" TEXT,
    "createdAt" DATETIME NOT NULL, "earlier" TEXT, "messageId" TEXT, "fromFile" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Entry_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Entry" VALUES ('01a206a0-a95d-7275-8551-9797c59de2d6', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 1, 'play', '1456074443980800000', NULL, '1573306918502400095', '{"kind":"begin","members":[{"id":"01a206a0-a8b5-7186-b7c6-52d54052af0b","name":"Kira","side":"players","sheet":{"name":"Kira","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"place":null,"npc":false},{"id":"01a206a0-a918-748e-9919-ba267dcc62b7","name":"Tiz","side":"players","sheet":{"name":"Tiz","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"place":null,"npc":false}],"setup":{"zones":{"field":{"name":"Field","traits":[]}},"borders":[]},"surprised":[],"asGm":true}', '42f4502c251b71fe191b50ac28bd752e141dd71f76e38c4e6e784881ab8e6cdd', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 1, '1573306918502400095', '[]', '[]', '[]', '[{"type":"fightBegan","data":{"members":[{"id":"01a206a0-a8b5-7186-b7c6-52d54052af0b","name":"Kira","side":"players"},{"id":"01a206a0-a918-748e-9919-ba267dcc62b7","name":"Tiz","side":"players"}],"zones":["Field"],"surprised":[],"cast":{}}}]', '[{"op":"add","path":["characters","01a206a0-a8b5-7186-b7c6-52d54052af0b"],"value":{"name":"Kira","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},{"op":"add","path":["characters","01a206a0-a918-748e-9919-ba267dcc62b7"],"value":{"name":"Tiz","attributes":{"body":5,"mind":2,"soul":3},"skills":{"weaponSkill":{"training":2,"focus":1},"might":{"training":1,"focus":0},"reflexes":{"training":1,"focus":0},"fortitude":{"training":1,"focus":1},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"longsword","name":"Longsword","damage":3,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true},{"id":"throwing-axe","name":"Throwing axe","damage":2,"range":null,"traits":[{"id":"slashing"},{"id":"thrown","range":"short"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Mail","value":2,"torn":0,"magical":false,"traits":[]},"shield":{"name":"Shield","traits":[],"dropped":false},"belongings":[],"drops":0,"toughness":{"now":10,"max":10},"wounds":{"now":0,"max":5},"mettle":{"now":2,"max":2},"ratings":{"initiative":3,"melee":7,"accuracy":2,"defence":6},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},{"op":"replace","path":["party","begun"],"value":true},{"op":"replace","path":["fight"],"value":{"map":{"zones":{"field":{"name":"Field","traits":[]}},"borders":[]},"standing":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"]},"knots":[]},"order":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]},"fighters":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"side":"players","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null},"01a206a0-a918-748e-9919-ba267dcc62b7":{"side":"players","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null}},"surprised":[],"turn":null,"marks":[]}}]', '[{"op":"remove","path":["characters","01a206a0-a8b5-7186-b7c6-52d54052af0b"]},{"op":"remove","path":["characters","01a206a0-a918-748e-9919-ba267dcc62b7"]},{"op":"replace","path":["party","begun"],"value":false},{"op":"replace","path":["fight"],"value":null}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400096', 0);
INSERT INTO "Entry" VALUES ('01a206a0-aa74-742e-a466-5517190d8d3d', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 2, 'play', '1456074443980800000', NULL, '1573306918502400137', '{"kind":"join","members":[{"id":"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7","name":"Raider","side":"foes","sheet":{"name":"Raider","attributes":{"body":3,"mind":2,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"might":{"training":1,"focus":0}},"weapons":[{"id":"axe","name":"Axe","damage":2,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Hide","value":1,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":4,"max":4},"wounds":{"now":0,"max":2},"mettle":{"now":0,"max":0},"ratings":{"initiative":3,"melee":4,"accuracy":2,"defence":3},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"place":null}],"asGm":true}', '01d6ef9df79f50f47b8ef76a297f330789ca567d33b45a4c64d19d6e1eb92514', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 2, '1573306918502400137', '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7","name":"Raider","side":"foes"}],"cast":{}}}]', '[{"op":"add","path":["characters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"],"value":{"name":"Raider","attributes":{"body":3,"mind":2,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"might":{"training":1,"focus":0}},"weapons":[{"id":"axe","name":"Axe","damage":2,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Hide","value":1,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":4,"max":4},"wounds":{"now":0,"max":2},"mettle":{"now":0,"max":0},"ratings":{"initiative":3,"melee":4,"accuracy":2,"defence":3},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},{"op":"add","path":["fight","fighters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"],"value":{"side":"foes","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null}},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"],"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null},{"actor":"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7","rank":[3,0],"pin":0,"card":null}]}}]', '[{"op":"remove","path":["characters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"]},{"op":"remove","path":["fight","fighters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"]},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}}]', 0, NULL, '01a206a0-ad19-71af-b56a-190936a09111', '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400138', 0);
INSERT INTO "Entry" VALUES ('01a206a0-ad19-71af-b56a-190936a09111', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 3, 'undo', '1456074443980800000', NULL, '1573306918502400214', '{"kind":"join","members":[{"id":"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7","name":"Raider","side":"foes","sheet":{"name":"Raider","attributes":{"body":3,"mind":2,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"might":{"training":1,"focus":0}},"weapons":[{"id":"axe","name":"Axe","damage":2,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Hide","value":1,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":4,"max":4},"wounds":{"now":0,"max":2},"mettle":{"now":0,"max":0},"ratings":{"initiative":3,"melee":4,"accuracy":2,"defence":3},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"place":null}],"asGm":true}', '01d6ef9df79f50f47b8ef76a297f330789ca567d33b45a4c64d19d6e1eb92514', NULL, NULL, NULL, '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7","name":"Raider","side":"foes"}],"cast":{}}}]', '[{"op":"remove","path":["characters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"]},{"op":"remove","path":["fight","fighters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"]},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}}]', '[{"op":"add","path":["characters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"],"value":{"name":"Raider","attributes":{"body":3,"mind":2,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"might":{"training":1,"focus":0}},"weapons":[{"id":"axe","name":"Axe","damage":2,"range":null,"traits":[{"id":"slashing"}],"natural":false,"dropped":false,"loaded":true}],"armour":{"name":"Hide","value":1,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":4,"max":4},"wounds":{"now":0,"max":2},"mettle":{"now":0,"max":0},"ratings":{"initiative":3,"melee":4,"accuracy":2,"defence":3},"speed":"normal","flies":null,"size":"medium","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},{"op":"add","path":["fight","fighters","foe-01a206a0-aa71-7641-b1ea-841e441c7fd7"],"value":{"side":"foes","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null}},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"],"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null},{"actor":"foe-01a206a0-aa71-7641-b1ea-841e441c7fd7","rank":[3,0],"pin":0,"card":null}]}}]', 0, '01a206a0-aa74-742e-a466-5517190d8d3d', NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400215', 0);
INSERT INTO "Entry" VALUES ('01a206a0-aeed-7440-ac85-dad6cc9629a7', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 4, 'play', '1456074443980800005', '01a206a0-a8b5-7186-b7c6-52d54052af0b', '1573306918502400301', '{"kind":"condition","actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","change":"add","condition":"incapacitated","source":null,"until":null,"asGm":false}', '7024262c1665bb92ecd785bd6011cc60e4c6af9947346512a10a558596e786d6', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 3, '1573306918502400301', '[]', '[]', '[]', '[{"type":"conditionGained","data":{"target":"01a206a0-a8b5-7186-b7c6-52d54052af0b","condition":"incapacitated","source":null,"by":null,"cause":"hand","duration":{"ends":[]},"isNew":true,"cast":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"name":"Kira","side":"players"}}}}]', '[{"op":"replace","path":["characters","01a206a0-a8b5-7186-b7c6-52d54052af0b","conditions"],"value":[{"id":"incapacitated","source":null,"cause":"hand","duration":{"ends":[]},"by":null}]}]', '[{"op":"replace","path":["characters","01a206a0-a8b5-7186-b7c6-52d54052af0b","conditions"],"value":[]}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400302', 0);
INSERT INTO "Entry" VALUES ('01a206a0-af0a-72ca-bc7f-1e0278498ec1', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 5, 'play', '1456074443980800000', NULL, '1573306918502400318', '{"kind":"join","members":[{"id":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","name":"4:2","side":"foes","sheet":{"name":"4:2","attributes":{"body":3,"mind":1,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"awareness":{"training":2,"focus":0},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"bite","name":"Bite","damage":2,"range":null,"traits":[{"id":"piercing"}],"natural":true,"dropped":false,"loaded":true}],"armour":{"name":"","value":0,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":3,"max":3},"wounds":{"now":0,"max":1},"mettle":{"now":0,"max":0},"ratings":{"initiative":5,"melee":4,"accuracy":1,"defence":4},"speed":"fast","flies":null,"size":"small","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"place":null}],"asGm":true}', 'd1e3c4449b4b0544d6a466c488dbb27711b4f74d2d2a665e71367d70ee41ee0a', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 4, '1573306918502400318', '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","name":"4:2","side":"foes"}],"cast":{}}}]', '[{"op":"add","path":["characters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"],"value":{"name":"4:2","attributes":{"body":3,"mind":1,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"awareness":{"training":2,"focus":0},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"bite","name":"Bite","damage":2,"range":null,"traits":[{"id":"piercing"}],"natural":true,"dropped":false,"loaded":true}],"armour":{"name":"","value":0,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":3,"max":3},"wounds":{"now":0,"max":1},"mettle":{"now":0,"max":0},"ratings":{"initiative":5,"melee":4,"accuracy":1,"defence":4},"speed":"fast","flies":null,"size":"small","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},{"op":"add","path":["fight","fighters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"],"value":{"side":"foes","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null}},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"],"foe-01a206a0-af08-77e7-93b4-e1100d8e667f":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","rank":[5,0],"pin":0,"card":null},{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}}]', '[{"op":"remove","path":["characters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"]},{"op":"remove","path":["fight","fighters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"]},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}}]', 0, NULL, '01a206a0-b03c-703b-8be9-b463e23f957f', '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400319', 0);
INSERT INTO "Entry" VALUES ('01a206a0-af24-7461-a50a-734ad46924c1', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 6, 'play', '1456074443980800000', NULL, '1573306918502400329', '{"kind":"next","actor":null,"asGm":true}', '56299cde4c5f0909f204bac8af824d2821c79d1cb3f1e653da078b7b727086a8', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 5, '1573306918502400329', '[]', '[]', '[]', '[{"type":"roundBegan","data":{"round":1,"cast":{}}},{"type":"turnBegan","data":{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","surprise":false,"mettle":[0,0,0],"cast":{"foe-01a206a0-af08-77e7-93b4-e1100d8e667f":{"name":"4:2","side":"foes"}}}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","kind":"regular"}],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","rank":[5,0],"pin":0,"card":null},{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","move":true,"moved":false,"actions":1,"acted":0,"surprise":false,"opened":[],"slowed":false}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","rank":[5,0],"pin":0,"card":null},{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":null}]', 0, NULL, '01a206a0-afe1-70fe-95d7-ab99aa4b945b', '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400330', 0);
INSERT INTO "Entry" VALUES ('01a206a0-afe1-70fe-95d7-ab99aa4b945b', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 7, 'undo', '1456074443980800000', NULL, '1573306918502400337', '{"kind":"next","actor":null,"asGm":true}', '56299cde4c5f0909f204bac8af824d2821c79d1cb3f1e653da078b7b727086a8', NULL, NULL, NULL, '[]', '[]', '[]', '[{"type":"roundBegan","data":{"round":1,"cast":{}}},{"type":"turnBegan","data":{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","surprise":false,"mettle":[0,0,0],"cast":{"foe-01a206a0-af08-77e7-93b4-e1100d8e667f":{"name":"4:2","side":"foes"}}}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","rank":[5,0],"pin":0,"card":null},{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":null}]', '[{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","kind":"regular"}],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","rank":[5,0],"pin":0,"card":null},{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","move":true,"moved":false,"actions":1,"acted":0,"surprise":false,"opened":[],"slowed":false}}]', 0, '01a206a0-af24-7461-a50a-734ad46924c1', NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400338', 0);
INSERT INTO "Entry" VALUES ('01a206a0-b03c-703b-8be9-b463e23f957f', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 8, 'undo', '1456074443980800000', NULL, '1573306918502400341', '{"kind":"join","members":[{"id":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","name":"4:2","side":"foes","sheet":{"name":"4:2","attributes":{"body":3,"mind":1,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"awareness":{"training":2,"focus":0},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"bite","name":"Bite","damage":2,"range":null,"traits":[{"id":"piercing"}],"natural":true,"dropped":false,"loaded":true}],"armour":{"name":"","value":0,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":3,"max":3},"wounds":{"now":0,"max":1},"mettle":{"now":0,"max":0},"ratings":{"initiative":5,"melee":4,"accuracy":1,"defence":4},"speed":"fast","flies":null,"size":"small","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""},"place":null}],"asGm":true}', 'd1e3c4449b4b0544d6a466c488dbb27711b4f74d2d2a665e71367d70ee41ee0a', NULL, NULL, NULL, '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","name":"4:2","side":"foes"}],"cast":{}}}]', '[{"op":"remove","path":["characters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"]},{"op":"remove","path":["fight","fighters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"]},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}}]', '[{"op":"add","path":["characters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"],"value":{"name":"4:2","attributes":{"body":3,"mind":1,"soul":1},"skills":{"weaponSkill":{"training":1,"focus":0},"awareness":{"training":2,"focus":0},"athletics":{"training":1,"focus":0}},"weapons":[{"id":"bite","name":"Bite","damage":2,"range":null,"traits":[{"id":"piercing"}],"natural":true,"dropped":false,"loaded":true}],"armour":{"name":"","value":0,"torn":0,"magical":false,"traits":[]},"shield":null,"belongings":[],"drops":0,"toughness":{"now":3,"max":3},"wounds":{"now":0,"max":1},"mettle":{"now":0,"max":0},"ratings":{"initiative":5,"melee":4,"accuracy":1,"defence":4},"speed":"fast","flies":null,"size":"small","conditions":[],"powers":[],"boons":[],"uses":{},"minions":null,"mortal":null,"lastStand":false,"dead":false,"notes":""}},{"op":"add","path":["fight","fighters","foe-01a206a0-af08-77e7-93b4-e1100d8e667f"],"value":{"side":"foes","left":false,"entered":["field"],"effects":[],"lies":{},"helpers":[],"hidden":null,"unseen":false,"waiting":null,"mount":null,"manner":null,"granted":0,"held":null}},{"op":"replace","path":["fight","standing"],"value":{"zones":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":["field"],"01a206a0-a918-748e-9919-ba267dcc62b7":["field"],"foe-01a206a0-af08-77e7-93b4-e1100d8e667f":["field"]},"knots":[]}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"foe-01a206a0-af08-77e7-93b4-e1100d8e667f","rank":[5,0],"pin":0,"card":null},{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}}]', 0, '01a206a0-af0a-72ca-bc7f-1e0278498ec1', NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400342', 0);
INSERT INTO "Entry" VALUES ('01a206a0-b246-758d-a335-c1f5399e6466', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 9, 'play', '1456074443980800000', NULL, '1573306918502400382', '{"kind":"next","actor":null,"asGm":true}', 'fc1e1eb7b4460dbeb93d96749fed8db3ee509d08cc61dd6c418022149195aedd', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 6, '1573306918502400382', '[]', '[]', '[]', '[{"type":"roundBegan","data":{"round":1,"cast":{}}},{"type":"turnBegan","data":{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","surprise":false,"mettle":[2,2,2],"cast":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"name":"Kira","side":"players"}}}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","kind":"regular"}],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","move":true,"moved":false,"actions":1,"acted":0,"surprise":false,"opened":[],"slowed":false}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":null}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400383', 0);
INSERT INTO "Entry" VALUES ('01a206a0-b2f1-7232-b7de-f5d31acbb824', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 10, 'play', '1456074443980800000', NULL, '1573306918502400396', '{"kind":"next","actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","asGm":true}', 'b2d7ea0c67e733f9d8584c91173a9e9ec9ed1da1e62162f508620c97338120ba', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 7, '1573306918502400396', '[]', '[]', '[]', '[{"type":"turnEnded","data":{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","cast":{"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"name":"Kira","side":"players"}}}},{"type":"turnBegan","data":{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","surprise":false,"mettle":[2,2,2],"cast":{"01a206a0-a918-748e-9919-ba267dcc62b7":{"name":"Tiz","side":"players"}}}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","kind":"regular"}],"inserted":[],"done":["01a206a0-a8b5-7186-b7c6-52d54052af0b"],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","move":true,"moved":false,"actions":1,"acted":0,"surprise":false,"opened":[],"slowed":false}}]', '[{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","kind":"regular"}],"inserted":[],"done":[],"held":[],"lost":{},"kind":"sorted","seats":[{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","rank":[3,1],"pin":0,"card":null},{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","rank":[3,1],"pin":0,"card":null}]}},{"op":"replace","path":["fight","turn"],"value":{"actor":"01a206a0-a8b5-7186-b7c6-52d54052af0b","move":true,"moved":false,"actions":1,"acted":0,"surprise":false,"opened":[],"slowed":false}}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400397', 0);
CREATE TABLE "Receipt" (
    "interactionId" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT,
    "createdAt" DATETIME NOT NULL
);
INSERT INTO "Receipt" VALUES ('1573306918502400081', NULL, '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400087', NULL, '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400093', NULL, '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400095', '01a206a0-a95d-7275-8551-9797c59de2d6', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400137', '01a206a0-aa74-742e-a466-5517190d8d3d', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400214', '01a206a0-ad19-71af-b56a-190936a09111', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400301', '01a206a0-aeed-7440-ac85-dad6cc9629a7', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400318', '01a206a0-af0a-72ca-bc7f-1e0278498ec1', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400329', '01a206a0-af24-7461-a50a-734ad46924c1', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400337', '01a206a0-afe1-70fe-95d7-ab99aa4b945b', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400341', '01a206a0-b03c-703b-8be9-b463e23f957f', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400382', '01a206a0-b246-758d-a335-c1f5399e6466', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400396', '01a206a0-b2f1-7232-b7de-f5d31acbb824', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400407', NULL, '2026-11-20T12:00:00.000+00:00');
CREATE TABLE "Pending" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "streamKind" TEXT NOT NULL,
    "streamId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "streamVersion" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT,
    "intent" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "seedId" TEXT NOT NULL,
    "draw" INTEGER NOT NULL,
    "drawnFor" TEXT NOT NULL,
    "dice" TEXT NOT NULL,
    "answers" TEXT NOT NULL,
    "rulings" TEXT NOT NULL,
    "events" TEXT NOT NULL,
    "context" TEXT NOT NULL,
    "shownIn" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Pending_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Pending" VALUES ('01a206a0-b370-77dd-971a-98b003e10eac', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', 'encounter', '01a206a0-a94b-7480-b5fd-03d41aab259d', 1, 10, '1456074443980800006', '01a206a0-a918-748e-9919-ba267dcc62b7', '{"kind":"attack","actor":"01a206a0-a918-748e-9919-ba267dcc62b7","target":"01a206a0-a8b5-7186-b7c6-52d54052af0b","means":null,"way":null,"spend":[],"asGm":false}', '4e860974181fa7b46266ac7b37d19052b874a964b1babe614549c106eb924131', '01a206a0-a83f-7068-8cec-39bcf5f8aaaa', 8, '1573306918502400407', '[{"index":0,"sides":6,"value":1,"label":"attack","to":"all"},{"index":1,"sides":6,"value":1,"label":"attack","to":"all"},{"index":2,"sides":6,"value":5,"label":"attack","to":"all"},{"index":3,"sides":6,"value":5,"label":"attack","to":"all"},{"index":4,"sides":6,"value":6,"label":"attack","to":"all"},{"index":5,"sides":6,"value":1,"label":"attack","to":"all"},{"index":6,"sides":6,"value":4,"label":"attack","to":"all"}]', '[]', '[]', '[{"type":"cameClose","data":{"actor":"01a206a0-a918-748e-9919-ba267dcc62b7","target":"01a206a0-a8b5-7186-b7c6-52d54052af0b","takesMove":false,"cast":{"01a206a0-a918-748e-9919-ba267dcc62b7":{"name":"Tiz","side":"players"},"01a206a0-a8b5-7186-b7c6-52d54052af0b":{"name":"Kira","side":"players"}}}}]', '{}', '1573306918502400408', '2026-11-20T12:00:00.000+00:00');
CREATE TABLE "Decision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "pendingId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "askedId" TEXT NOT NULL,
    "ownerId" TEXT,
    "question" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Decision_pendingId_fkey" FOREIGN KEY ("pendingId") REFERENCES "Pending" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Decision" VALUES ('01a206a0-b370-77dd-971a-9f0b1139a55e', '01a206a0-b370-77dd-971a-98b003e10eac', 'focus:01a206a0-a918-748e-9919-ba267dcc62b7', '01a206a0-a918-748e-9919-ba267dcc62b7', '1456074443980800006', '{"id":"focus","asked":"01a206a0-a918-748e-9919-ba267dcc62b7","code":"focus","params":{"purpose":{"kind":"attack","target":"01a206a0-a8b5-7186-b7c6-52d54052af0b","weapon":"Longsword","by":"melee","way":null},"dice":[1,1,5,5,6,1,4],"difficulty":2,"needed":null,"successes":4,"focus":1},"options":[{"id":"best","code":"focus.place","params":{"lifted":[[1,1]],"successes":5,"sixes":null}},{"id":"double","code":"focus.double","params":{"lifted":[[1,1],[1,1]],"successes":6,"sixes":null}},{"id":"byHand","code":"focus.byHand","params":{"focus":1}},{"id":"reroll","code":"focus.reroll","params":{"soulfire":2,"chance":null}},{"id":"keep","code":"focus.keep","params":{"successes":4,"sixes":null}}],"default":"best","key":"focus:01a206a0-a918-748e-9919-ba267dcc62b7"}', '1573306918502400080', '1573306918502400409', '2026-11-20T12:00:00.000+00:00');
CREATE TABLE "Macro" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "nameKey")
);
CREATE TABLE "CampaignMacro" (
    "campaignId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "sharedBy" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("campaignId", "nameKey"),
    CONSTRAINT "CampaignMacro_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "ContentPack" (
    "campaignId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "pack" TEXT NOT NULL,
    "importedAt" DATETIME NOT NULL,

    PRIMARY KEY ("campaignId", "nameKey"),
    CONSTRAINT "ContentPack_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "BattleMap" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "nextFor" TEXT,
    "encounterId" TEXT,
    "drawn" TEXT,
    "picture" TEXT,
    "data" TEXT,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "BattleMap_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Fact" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);
INSERT INTO "Fact" VALUES ('commands:1572944530636800000:everywhere', '4cd7d2c4674643a7edcb1765fc64ae92a5dc27eae2b9bbbc6dd8ac8020f3560a');
CREATE TABLE "Wait" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "encounterId" TEXT,
    "decisionId" TEXT,
    "actorId" TEXT,
    "ownerId" TEXT,
    "since" DATETIME NOT NULL,
    "step" INTEGER NOT NULL,
    "stepAt" DATETIME NOT NULL,
    "dueAt" DATETIME,
    "claimedBy" TEXT,
    "claimedUntil" DATETIME,
    CONSTRAINT "Wait_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Wait_encounterId_fkey" FOREIGN KEY ("encounterId") REFERENCES "Encounter" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Wait_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "Decision" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Wait" VALUES ('idle/01a206a0-a94b-7480-b5fd-03d41aab259d', 'idle', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', '01a206a0-a94b-7480-b5fd-03d41aab259d', NULL, NULL, NULL, '2026-11-20T12:00:00.000+00:00', 0, '2026-11-20T12:00:00.000+00:00', '2026-12-20T12:00:00.000+00:00', NULL, NULL);
INSERT INTO "Wait" VALUES ('turn/01a206a0-a94b-7480-b5fd-03d41aab259d/01a206a0-a918-748e-9919-ba267dcc62b7', 'turn', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', '01a206a0-a94b-7480-b5fd-03d41aab259d', NULL, '01a206a0-a918-748e-9919-ba267dcc62b7', '1456074443980800006', '2026-11-20T12:00:00.000+00:00', 0, '2026-11-20T12:00:00.000+00:00', NULL, NULL, NULL);
INSERT INTO "Wait" VALUES ('01a206a0-b370-77dd-971a-9f0b1139a55e', 'decision', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400080', '01a206a0-a94b-7480-b5fd-03d41aab259d', '01a206a0-b370-77dd-971a-9f0b1139a55e', '01a206a0-a918-748e-9919-ba267dcc62b7', '1456074443980800006', '2026-11-20T12:00:00.000+00:00', 0, '2026-11-20T12:00:00.000+00:00', NULL, NULL, NULL);
CREATE TABLE "StandingOrder" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "optionId" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "gauge" TEXT,
    "atLeast" INTEGER,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "StandingOrder_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "QueuedAct" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "encounterId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "intent" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "QueuedAct_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Portrait" (
    "characterId" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "Portrait_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "channelId" TEXT NOT NULL,
    "face" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "shows" DATETIME,
    "usedAt" DATETIME NOT NULL
);
CREATE TABLE "Speech" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "interactionId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "webhookId" TEXT,
    "characterId" TEXT,
    "name" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Speech_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Scene" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "interactionId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT,
    "parentId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "openedBy" TEXT NOT NULL,
    "openedAt" DATETIME NOT NULL,
    "closedAt" DATETIME, "hidden" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Scene_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Scene" VALUES ('01a206a0-aa2a-7035-9858-74059f5a895b', '1573306918502400123', '01a206a0-a83f-7068-8cec-37f5ab7b321d', '1573306918502400124', '1573306918502400080', 'x', '1456074443980800005', '2026-11-20T12:00:00.000+00:00', NULL, 0);
CREATE TABLE "SceneMember" (
    "sceneId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    PRIMARY KEY ("sceneId", "characterId"),
    CONSTRAINT "SceneMember_sceneId_fkey" FOREIGN KEY ("sceneId") REFERENCES "Scene" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SceneMember_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "SceneMember" VALUES ('01a206a0-aa2a-7035-9858-74059f5a895b', '01a206a0-a8b5-7186-b7c6-52d54052af0b');
CREATE TABLE "Request" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "difficulty" TEXT,
    "hidesDifficulty" BOOLEAN NOT NULL,
    "together" BOOLEAN NOT NULL,
    "secret" BOOLEAN NOT NULL,
    "note" TEXT,
    "createdAt" DATETIME NOT NULL,
    "shownAt" DATETIME,
    "closedAt" DATETIME,
    "toldAt" DATETIME,
    CONSTRAINT "Request_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "RequestAnswer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "pendingId" TEXT,
    "entryId" TEXT,
    "userId" TEXT,
    "reason" TEXT,
    "at" DATETIME,
    CONSTRAINT "RequestAnswer_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RequestAnswer_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Seed" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "secret" TEXT,
    "hash" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "revealedAt" DATETIME, "fromFile" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Seed_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "Seed" VALUES ('01a206a0-a83f-7068-8cec-39bcf5f8aaaa', '01a206a0-a83f-7068-8cec-37f5ab7b321d', 1, 'cc86fd7919e7f5a112d175ca2439a7e87e67812f2dadbeaab83d6222bd0c55ce', '6c33c5c16312ef576eec59697146d13b01c051412803c4fd25f99e9d8450643b', 8, '2026-11-20T12:00:00.000+00:00', NULL, 0);
CREATE TABLE "Board" (
    "campaignId" TEXT NOT NULL PRIMARY KEY,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "shows" TEXT NOT NULL,
    CONSTRAINT "Board_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Campaign_guildId_liveName_key" ON "Campaign"("guildId", "liveName");
CREATE UNIQUE INDEX "CampaignChannel_liveChannel_key" ON "CampaignChannel"("liveChannel");
CREATE INDEX "Character_ownerId_idx" ON "Character"("ownerId");
CREATE INDEX "Character_encounterId_idx" ON "Character"("encounterId");
CREATE UNIQUE INDEX "Character_campaignId_liveName_key" ON "Character"("campaignId", "liveName");
CREATE UNIQUE INDEX "Encounter_runningIn_key" ON "Encounter"("runningIn");
CREATE INDEX "Encounter_campaignId_idx" ON "Encounter"("campaignId");
CREATE INDEX "Entry_campaignId_createdAt_idx" ON "Entry"("campaignId", "createdAt");
CREATE INDEX "Entry_userId_campaignId_createdAt_idx" ON "Entry"("userId", "campaignId", "createdAt");
CREATE UNIQUE INDEX "Entry_streamKind_streamId_number_key" ON "Entry"("streamKind", "streamId", "number");
CREATE UNIQUE INDEX "Entry_seedId_draw_key" ON "Entry"("seedId", "draw");
CREATE UNIQUE INDEX "Pending_streamKind_streamId_key" ON "Pending"("streamKind", "streamId");
CREATE UNIQUE INDEX "Pending_seedId_draw_key" ON "Pending"("seedId", "draw");
CREATE INDEX "Decision_ownerId_idx" ON "Decision"("ownerId");
CREATE INDEX "Decision_messageId_idx" ON "Decision"("messageId");
CREATE UNIQUE INDEX "Decision_pendingId_key_key" ON "Decision"("pendingId", "key");
CREATE UNIQUE INDEX "BattleMap_nextFor_key" ON "BattleMap"("nextFor");
CREATE UNIQUE INDEX "BattleMap_encounterId_key" ON "BattleMap"("encounterId");
CREATE INDEX "Wait_dueAt_idx" ON "Wait"("dueAt");
CREATE INDEX "Wait_ownerId_idx" ON "Wait"("ownerId");
CREATE INDEX "Wait_campaignId_idx" ON "Wait"("campaignId");
CREATE INDEX "Wait_encounterId_idx" ON "Wait"("encounterId");
CREATE INDEX "Wait_decisionId_idx" ON "Wait"("decisionId");
CREATE INDEX "Wait_claimedBy_idx" ON "Wait"("claimedBy");
CREATE INDEX "StandingOrder_campaignId_idx" ON "StandingOrder"("campaignId");
CREATE UNIQUE INDEX "StandingOrder_characterId_code_key" ON "StandingOrder"("characterId", "code");
CREATE INDEX "QueuedAct_encounterId_actorId_idx" ON "QueuedAct"("encounterId", "actorId");
CREATE INDEX "QueuedAct_userId_idx" ON "QueuedAct"("userId");
CREATE UNIQUE INDEX "Webhook_channelId_face_key" ON "Webhook"("channelId", "face");
CREATE UNIQUE INDEX "Speech_interactionId_key" ON "Speech"("interactionId");
CREATE UNIQUE INDEX "Speech_messageId_key" ON "Speech"("messageId");
CREATE INDEX "Speech_channelId_createdAt_idx" ON "Speech"("channelId", "createdAt");
CREATE INDEX "Speech_userId_idx" ON "Speech"("userId");
CREATE UNIQUE INDEX "Scene_interactionId_key" ON "Scene"("interactionId");
CREATE INDEX "Scene_campaignId_closedAt_idx" ON "Scene"("campaignId", "closedAt");
CREATE INDEX "Scene_channelId_idx" ON "Scene"("channelId");
CREATE INDEX "Request_campaignId_idx" ON "Request"("campaignId");
CREATE INDEX "RequestAnswer_characterId_state_idx" ON "RequestAnswer"("characterId", "state");
CREATE INDEX "RequestAnswer_pendingId_idx" ON "RequestAnswer"("pendingId");
CREATE INDEX "RequestAnswer_entryId_idx" ON "RequestAnswer"("entryId");
CREATE UNIQUE INDEX "RequestAnswer_requestId_characterId_key" ON "RequestAnswer"("requestId", "characterId");
CREATE UNIQUE INDEX "Seed_campaignId_number_key" ON "Seed"("campaignId", "number");

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
INSERT INTO "_prisma_migrations" VALUES ('aa7f6574-611c-4aa7-b463-efee929d2fb2', '5442a8e3c8d13b7c34a0b09cc173ad5f694fbe595ffa216957b92b275d0b7fe5', 1795408054313, '20261121071417_first', NULL, NULL, 1795408054312, 1);
INSERT INTO "_prisma_migrations" VALUES ('d87a63ff-8413-4273-bae3-5a155738c07d', '59a78b06da96f174279934e24a4edafba5127361f00436bc0b6ae46c73347c2f', 1795408054314, '20261122060731_waits', NULL, NULL, 1795408054313, 1);
INSERT INTO "_prisma_migrations" VALUES ('0631c4f8-c855-4a9b-a3d6-a1aa5129b3d9', '4004f8691493bac80f9b7af7fda9b1ddc7ebb2be3722bfae647a3c7d1392f8ea', 1795408054321, '20261122061011_where_entries_are_shown', NULL, NULL, 1795408054314, 1);
INSERT INTO "_prisma_migrations" VALUES ('3d74cba0-f4cf-4f07-a764-60ba11050c89', '4a050209c2deb56d86bceb0cb35a6462df76664821371aedacf06d453f91da8e', 1795408054322, '20261122061032_speech', NULL, NULL, 1795408054321, 1);
INSERT INTO "_prisma_migrations" VALUES ('56ad4f2b-ab26-422f-8815-fdc1220cac5a', '01c3b80b674b87e9ff6edb711687490e91ae0c7c2fc1c34d69db5365fe495677', 1795408054322, '20261122061656_requests', NULL, NULL, 1795408054322, 1);
INSERT INTO "_prisma_migrations" VALUES ('3be00efa-142b-4de9-b3d9-2f23304ee2ca', '86606dd143c6fc394b77bec31f4109b0920303654497ed57c45c3ebe9baf2865', 1795408054327, '20261122064558_campaigns_move', NULL, NULL, 1795408054322, 1);
INSERT INTO "_prisma_migrations" VALUES ('1eb804ce-7f10-40aa-9cb8-d9bc359f028c', 'd2d571547325f7ff08db49d09d9a006dc3d09ed85be1b49d2962f45366899268', 1795408054327, '20261122064929_scenes_are_private', NULL, NULL, 1795408054327, 1);
INSERT INTO "_prisma_migrations" VALUES ('95256b71-969a-43f7-99f2-bb040b62acb8', '6390a0781c6aa76fea38be741d18f7677ac4a15fef8493e96257379e73e4c010', 1795408054328, '20261122075433_pinned_boards', NULL, NULL, 1795408054327, 1);
INSERT INTO "_prisma_migrations" VALUES ('c1b7857a-21e2-47ab-8c86-1332f589ee9a', '6f0454900fb8d6a724978438e5e05535ac12052c6c4a44439520c34faddc6a9b', 1795408054328, '20261123033957_from_a_file', NULL, NULL, 1795408054328, 1);
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
INSERT INTO "Campaign" VALUES ('01a206a8-c87a-75bd-bdf5-514c8813df58', '1456074443980800001', 'Campaign in room', 'campaign in room', 'campaign in room', 'zafir', '1456074443980800000', NULL, '{"pings":true,"text":false,"typedDice":false,"lines":[],"veils":["because"],"paused":false,"pausedAt":null,"clock":{"nudge":null,"again":null,"end":null,"ending":"gm"},"absences":[]}', '{"missions":1,"mission":{"number":1,"name":"Skirmish","skirmish":true,"objectives":[],"encounters":1,"begun":1,"crew":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"rewards":""},"days":0,"rules":{}}', 1, 1, '2026-11-20T12:00:00.000+00:00', NULL);
CREATE TABLE "CampaignChannel" (
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "liveChannel" TEXT,

    PRIMARY KEY ("campaignId", "channelId"),
    CONSTRAINT "CampaignChannel_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "CampaignChannel" VALUES ('01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', '1573306918502400080');
CREATE TABLE "CampaignGm" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "CampaignGm_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "CampaignGm" VALUES ('01a206a8-c87a-75bd-bdf5-514c8813df58', '1456074443980800000');
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "settings" TEXT NOT NULL
);
INSERT INTO "Person" VALUES ('1456074443980800000', '{"text":true,"zone":null,"quiet":null}');
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
INSERT INTO "Character" VALUES ('01a206a8-c895-738d-b01f-f82ac8c214cc', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1456074443980800005', 'pc', 'Kira', 'kira', 'kira', 1, 1, '{"kind":"hero","name":"Kira","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":0,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""}', '01a206a8-c8a2-70a2-9023-0f0043815835', '2026-11-20T12:00:00.000+00:00', NULL);
INSERT INTO "Character" VALUES ('01a206a8-c89d-778c-9279-50e13c057b6f', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1456074443980800006', 'pc', 'Tiz', 'tiz', 'tiz', 1, 1, '{"kind":"hero","name":"Tiz","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":0,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""}', '01a206a8-c8a2-70a2-9023-0f0043815835', '2026-11-20T12:00:00.000+00:00', NULL);
CREATE TABLE "ActiveCharacter" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "ActiveCharacter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ActiveCharacter_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "ActiveCharacter" VALUES ('01a206a8-c87a-75bd-bdf5-514c8813df58', '1456074443980800005', '01a206a8-c895-738d-b01f-f82ac8c214cc');
INSERT INTO "ActiveCharacter" VALUES ('01a206a8-c87a-75bd-bdf5-514c8813df58', '1456074443980800006', '01a206a8-c89d-778c-9279-50e13c057b6f');
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
INSERT INTO "Encounter" VALUES ('01a206a8-c8a2-70a2-9023-0f0043815835', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', '1573306918502400080', 12, 1, '{"characters":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"kind":"hero","name":"Kira","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":1,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""},"01a206a8-c89d-778c-9279-50e13c057b6f":{"kind":"hero","name":"Tiz","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":1,"hp":1,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[{"id":"burning","number":null,"source":null,"by":null,"duration":{"ends":[]}}],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""},"foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab":{"kind":"enemy","name":"🗡️","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":1,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""},"foe-01a206a8-cbc3-7752-ab05-bae9e70a5142":{"kind":"enemy","name":"Bandit","text":"A rifle, a scarf, and nothing to lose.","type":"living","tags":["insaan","bandit"],"hp":4,"speed":8,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"oldrifle","name":"Old rifle","range":"medium","aim":0,"crit":0,"damage":{"die":2,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"ballistic","ammo":3,"properties":[],"gives":[]},{"id":"knife","name":"Knife","range":"adjacent","aim":2,"crit":0,"damage":{"die":3,"plus":0},"critDamage":1,"breaking":0,"piercing":0,"damageType":"ballistic","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":[],"conditions":[]},"vulnerable":[],"large":null,"detection":5,"powers":[],"battle":{"mission":1,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""}},"npcs":[],"party":{"missions":1,"mission":{"number":1,"name":"Skirmish","skirmish":true,"objectives":[],"encounters":1,"begun":1,"crew":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"rewards":""},"days":0,"rules":{}},"fight":{"grid":{"columns":20,"rows":14,"tiles":{"D3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"E3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J3":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"K3":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"P3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"Q3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"H4":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"M4":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"B5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"C5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"R5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"S5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"G6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"K6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"N6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"C7":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J7":{"ground":1},"K7":{"ground":1},"R7":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"C8":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J8":{"ground":1},"K8":{"ground":1},"R8":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"G9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"K9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"N9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"B10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"C10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"R10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"S10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"H11":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"M11":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"D12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"E12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J12":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"K12":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"P12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"Q12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}}},"walls":{},"links":[]},"spots":{"enemies":["E1","H1","M1","P1"],"players":["E14","H14","M14","P14"],"reinforcements":["A1","B1","S1","T1"]},"order":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"]}],"alternate":false,"position":2,"phaseOpen":true},"first":"01a206a8-c895-738d-b01f-f82ac8c214cc","units":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"side":"players","left":false,"at":"E14","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":2},"01a206a8-c89d-778c-9279-50e13c057b6f":{"side":"players","left":false,"at":"H14","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":2},"foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab":{"side":"enemies","left":false,"at":"E1","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0},"foe-01a206a8-cbc3-7752-ab05-bae9e70a5142":{"side":"enemies","left":false,"at":"H1","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0}},"turn":null,"owed":[],"areas":[],"placed":[],"reinforcements":[],"revealed":true,"hurt":["01a206a8-c89d-778c-9279-50e13c057b6f"],"fired":[]}}', '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400097', 12, NULL);
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
INSERT INTO "Entry" VALUES ('01a206a8-c8a5-7417-9a82-492d462a35e4', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 1, 'play', '1456074443980800000', NULL, '1573306918502400095', '{"kind":"begin","members":[{"id":"01a206a8-c895-738d-b01f-f82ac8c214cc","name":"Kira","side":"players","sheet":{"kind":"hero","name":"Kira","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":0,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""},"place":null,"npc":false},{"id":"01a206a8-c89d-778c-9279-50e13c057b6f","name":"Tiz","side":"players","sheet":{"kind":"hero","name":"Tiz","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":0,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""},"place":null,"npc":false}],"setup":{"grid":{"columns":20,"rows":14,"tiles":{"D3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"E3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J3":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"K3":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"P3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"Q3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"H4":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"M4":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"B5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"C5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"R5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"S5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"G6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"K6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"N6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"C7":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J7":{"ground":1},"K7":{"ground":1},"R7":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"C8":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J8":{"ground":1},"K8":{"ground":1},"R8":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"G9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"K9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"N9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"B10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"C10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"R10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"S10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"H11":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"M11":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"D12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"E12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J12":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"K12":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"P12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"Q12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}}},"walls":{},"links":[]},"spots":{"enemies":["E1","H1","M1","P1"],"players":["E14","H14","M14","P14"],"reinforcements":["A1","B1","S1","T1"]}},"surprised":[],"asGm":true}', '107fb222fa0e5de20bb99bbd7ecc59bf7e4b1cc1034fe314a745ad23e155402b', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 1, '1573306918502400095', '[]', '[]', '[]', '[{"type":"encounterBegan","data":{"players":["Kira","Tiz"],"enemies":[],"concealed":false,"later":false,"map":{"columns":20,"rows":14},"cast":{}}},{"type":"encounterWaits","data":{"cast":{}}}]', '[{"op":"add","path":["characters","01a206a8-c895-738d-b01f-f82ac8c214cc"],"value":{"kind":"hero","name":"Kira","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":1,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""}},{"op":"add","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f"],"value":{"kind":"hero","name":"Tiz","level":1,"xp":0,"classes":["recruit"],"attributes":{"toughness":2,"agility":1,"accuracy":1,"discipline":1},"abilities":[],"points":{"abilities":0,"attributes":0,"responsibilities":0},"upgrade":false,"origin":{"species":"insaan","detail":"","religion":"","guild":"","pronouns":"they/them","about":""},"responsibilities":{"security":3,"navigation":1,"leadership":1},"languages":{"fluent":["everan"],"conversational":["sultain","uzs","batarak"]},"money":2700,"equipment":{"primary":{"id":"autorifle","mods":[]},"secondary":{"id":"pistol","mods":[]},"armour":{"id":"ballisticVest","mods":[],"powered":false},"headgear":null},"pockets":[{"pocket":"utility","item":"fragGrenade","count":1,"used":0}],"inventory":[],"disabilities":[],"daily":{},"powers":[],"arms":[],"battle":{"mission":1,"hp":6,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"captured":false,"scarred":false,"dead":false,"notes":""}},{"op":"replace","path":["party","missions"],"value":1},{"op":"replace","path":["party","mission"],"value":{"number":1,"name":"Skirmish","skirmish":true,"objectives":[],"encounters":1,"begun":1,"crew":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"rewards":""}},{"op":"replace","path":["fight"],"value":{"grid":{"columns":20,"rows":14,"tiles":{"D3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"E3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J3":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"K3":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"P3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"Q3":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"H4":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"M4":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"B5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"C5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"R5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"S5":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"G6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"K6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"N6":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"C7":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J7":{"ground":1},"K7":{"ground":1},"R7":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"C8":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J8":{"ground":1},"K8":{"ground":1},"R8":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"G9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"K9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true},"features":[{"id":"sturdy","left":null,"by":null}]},"N9":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"B10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"C10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"R10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"S10":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"H11":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"M11":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"D12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"E12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"J12":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"K12":{"obstacle":{"height":2,"cover":"full","opaque":true,"solid":true,"destructible":true}},"P12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}},"Q12":{"obstacle":{"height":1,"cover":"half","opaque":true,"solid":true,"destructible":true}}},"walls":{},"links":[]},"spots":{"enemies":["E1","H1","M1","P1"],"players":["E14","H14","M14","P14"],"reinforcements":["A1","B1","S1","T1"]},"order":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":false},"first":null,"units":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"side":"players","left":false,"at":"E14","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0},"01a206a8-c89d-778c-9279-50e13c057b6f":{"side":"players","left":false,"at":"H14","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0}},"turn":null,"owed":[],"areas":[],"placed":[],"reinforcements":[],"revealed":true,"hurt":[],"fired":[]}}]', '[{"op":"remove","path":["characters","01a206a8-c895-738d-b01f-f82ac8c214cc"]},{"op":"remove","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"op":"replace","path":["party","missions"],"value":0},{"op":"replace","path":["party","mission"],"value":null},{"op":"replace","path":["fight"],"value":null}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400096', 0);
INSERT INTO "Entry" VALUES ('01a206a8-c900-717f-a3c0-270c15fcd67f', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 2, 'play', '1456074443980800006', '01a206a8-c89d-778c-9279-50e13c057b6f', '1573306918502400125', '{"kind":"condition","actor":"01a206a8-c89d-778c-9279-50e13c057b6f","change":"add","condition":"burning","source":null,"until":null,"asGm":false}', 'f5f3fcabc2b2c117e6a3e8df6b8673a3ad39dff32429db796f04fc1bcc06dc8e', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 2, '1573306918502400125', '[]', '[]', '[]', '[{"type":"conditionGained","data":{"target":"01a206a8-c89d-778c-9279-50e13c057b6f","condition":"burning","number":null,"turns":null,"until":null,"again":false,"source":null,"cast":{"01a206a8-c89d-778c-9279-50e13c057b6f":{"name":"Tiz","side":"players"}}}}]', '[{"op":"replace","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f","battle","conditions"],"value":[{"id":"burning","number":null,"source":null,"by":null,"duration":{"ends":[]}}]}]', '[{"op":"replace","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f","battle","conditions"],"value":[]}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400126', 0);
INSERT INTO "Entry" VALUES ('01a206a8-c93f-7358-b4a6-72d35c99311d', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 3, 'play', '1456074443980800000', NULL, '1573306918502400158', '{"kind":"join","members":[{"id":"foe-01a206a8-c93a-75e4-9502-7f0153a48461","name":"Ghul A","side":"foes","sheet":{"kind":"enemy","name":"Ghul A","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":0,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""},"place":null,"hidden":true}],"asGm":true}', 'cebd0efb91b6275d246c2a3572f1fe284afe7a03e6fde120e30d65f292852e7b', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 3, '1573306918502400158', '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a8-c93a-75e4-9502-7f0153a48461","name":"Ghul A","side":"enemies"}],"cast":{}},"to":"gm"}]', '[{"op":"add","path":["characters","foe-01a206a8-c93a-75e4-9502-7f0153a48461"],"value":{"kind":"enemy","name":"Ghul A","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":1,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""}},{"op":"add","path":["fight","units","foe-01a206a8-c93a-75e4-9502-7f0153a48461"],"value":{"side":"enemies","left":false,"at":"E1","concealed":false,"hidden":true,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-c93a-75e4-9502-7f0153a48461"]}],"alternate":false,"position":0,"phaseOpen":false}}]', '[{"op":"remove","path":["characters","foe-01a206a8-c93a-75e4-9502-7f0153a48461"]},{"op":"remove","path":["fight","units","foe-01a206a8-c93a-75e4-9502-7f0153a48461"]},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":false}}]', 0, NULL, '01a206a8-c98e-747e-937c-86109591dc37', '2026-11-20T12:00:00.000+00:00', NULL, NULL, 0);
INSERT INTO "Entry" VALUES ('01a206a8-c98e-747e-937c-86109591dc37', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 4, 'undo', '1456074443980800000', NULL, '1573306918502400210', '{"kind":"join","members":[{"id":"foe-01a206a8-c93a-75e4-9502-7f0153a48461","name":"Ghul A","side":"foes","sheet":{"kind":"enemy","name":"Ghul A","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":0,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""},"place":null,"hidden":true}],"asGm":true}', 'cebd0efb91b6275d246c2a3572f1fe284afe7a03e6fde120e30d65f292852e7b', NULL, NULL, NULL, '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a8-c93a-75e4-9502-7f0153a48461","name":"Ghul A","side":"enemies"}],"cast":{}},"to":"gm"}]', '[{"op":"remove","path":["characters","foe-01a206a8-c93a-75e4-9502-7f0153a48461"]},{"op":"remove","path":["fight","units","foe-01a206a8-c93a-75e4-9502-7f0153a48461"]},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":false}}]', '[{"op":"add","path":["characters","foe-01a206a8-c93a-75e4-9502-7f0153a48461"],"value":{"kind":"enemy","name":"Ghul A","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":1,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""}},{"op":"add","path":["fight","units","foe-01a206a8-c93a-75e4-9502-7f0153a48461"],"value":{"side":"enemies","left":false,"at":"E1","concealed":false,"hidden":true,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0}},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-c93a-75e4-9502-7f0153a48461"]}],"alternate":false,"position":0,"phaseOpen":false}}]', 0, '01a206a8-c93f-7358-b4a6-72d35c99311d', NULL, '2026-11-20T12:00:00.000+00:00', NULL, NULL, 0);
INSERT INTO "Entry" VALUES ('01a206a8-c9a7-7737-9bda-6a6bbb4a884e', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 5, 'play', '1456074443980800000', NULL, '1573306918502400223', '{"kind":"next","actor":null,"asGm":true}', '1b7bae56eb980d675270d690745b9e0074e71ffb041571d82a61f7b60e0b232b', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 4, '1573306918502400223', '[{"index":0,"sides":3,"value":2,"label":"burning"}]', '[]', '[]', '[{"type":"roundBegan","data":{"round":1,"cast":{}}},{"type":"phaseBegan","data":{"phase":"players","round":1,"cast":{}}},{"type":"damaged","data":{"target":"01a206a8-c89d-778c-9279-50e13c057b6f","by":null,"what":"Burning","damageType":"fire","magic":true,"brief":false,"total":{"base":2,"modifiers":[],"total":2},"immune":false,"absorbed":0,"shields":0,"armour":0,"through":2,"hp":2,"broken":0,"hpNow":4,"maxHp":6,"shieldNow":0,"cast":{"01a206a8-c89d-778c-9279-50e13c057b6f":{"name":"Tiz","side":"players"}}}}]', '[{"op":"replace","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f","battle","hp"],"value":4},{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":true}},{"op":"replace","path":["fight","hurt"],"value":["01a206a8-c89d-778c-9279-50e13c057b6f"]}]', '[{"op":"replace","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f","battle","hp"],"value":6},{"op":"replace","path":["fight","order"],"value":{"round":0,"roundOpen":false,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":false}},{"op":"replace","path":["fight","hurt"],"value":[]}]', 1, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400224', 0);
INSERT INTO "Entry" VALUES ('01a206a8-c9af-74a2-899a-3d1812f5a017', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 6, 'play', '1456074443980800006', NULL, '1573306918502400226', '{"kind":"next","actor":"01a206a8-c89d-778c-9279-50e13c057b6f","asGm":false}', '6f5e1160a9f82ea60d74827ce0554fafe6f749d85ed736099ad8b10320f34508', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 5, '1573306918502400226', '[]', '[]', '[]', '[{"type":"turnPassed","data":{"actor":"01a206a8-c89d-778c-9279-50e13c057b6f","cast":{"01a206a8-c89d-778c-9279-50e13c057b6f":{"name":"Tiz","side":"players"}}}}]', '[{"op":"replace","path":["fight","units","01a206a8-c89d-778c-9279-50e13c057b6f","acted"],"value":1},{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":["01a206a8-c89d-778c-9279-50e13c057b6f"],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":true}}]', '[{"op":"replace","path":["fight","units","01a206a8-c89d-778c-9279-50e13c057b6f","acted"],"value":0},{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":true}}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400227', 0);
INSERT INTO "Entry" VALUES ('01a206a8-ca88-75e7-8a89-c1550ed2e9f7', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 7, 'play', '1456074443980800005', '01a206a8-c895-738d-b01f-f82ac8c214cc', '1573306918502400253', '{"kind":"check","actor":"01a206a8-c895-738d-b01f-f82ac8c214cc","what":"pilot/navigation","difficulty":"easy, crit 1","against":null,"againstWhat":null,"edge":"+4","resistingEdge":null,"helpers":[],"spend":[],"secret":false,"asGm":false}', '34d9e039cecbbf1bc5509c98e873ccce01f4860d002e579918977ab509cb705f', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 6, '1573306918502400253', '[{"index":0,"sides":6,"value":4,"label":"skill"},{"index":1,"sides":6,"value":6,"label":"skill"},{"index":2,"sides":6,"value":6,"label":"skill"},{"index":3,"sides":6,"value":6,"label":"skill"},{"index":4,"sides":6,"value":3,"label":"skill"},{"index":5,"sides":6,"value":4,"label":"skill"},{"index":6,"sides":6,"value":2,"label":"skill"},{"index":7,"sides":6,"value":3,"label":"skillCrit"}]', '[]', '[]', '[{"type":"skillTried","data":{"actor":"01a206a8-c895-738d-b01f-f82ac8c214cc","skill":"pilot","name":"Pilot (Navigation)","difficulty":"easy","pool":{"base":2,"modifiers":[{"source":"responsibility","amount":1,"params":{"name":"Navigation"}},{"source":"circumstances","amount":4}],"values":[4,6,6,6,3,4,2]},"crit":[3],"outcome":"success","secret":false,"cast":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"name":"Kira","side":"players"}}}}]', '[]', '[]', 1, NULL, '01a206a8-ca8c-7466-9cbe-1911b23b0dc5', '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400254', 0);
INSERT INTO "Entry" VALUES ('01a206a8-ca8c-7466-9cbe-1911b23b0dc5', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 8, 'undo', '1456074443980800000', '01a206a8-c895-738d-b01f-f82ac8c214cc', '1573306918502400256', '{"kind":"check","actor":"01a206a8-c895-738d-b01f-f82ac8c214cc","what":"pilot/navigation","difficulty":"easy, crit 1","against":null,"againstWhat":null,"edge":"+4","resistingEdge":null,"helpers":[],"spend":[],"secret":false,"asGm":false}', '34d9e039cecbbf1bc5509c98e873ccce01f4860d002e579918977ab509cb705f', NULL, NULL, NULL, '[{"index":0,"sides":6,"value":4,"label":"skill"},{"index":1,"sides":6,"value":6,"label":"skill"},{"index":2,"sides":6,"value":6,"label":"skill"},{"index":3,"sides":6,"value":6,"label":"skill"},{"index":4,"sides":6,"value":3,"label":"skill"},{"index":5,"sides":6,"value":4,"label":"skill"},{"index":6,"sides":6,"value":2,"label":"skill"},{"index":7,"sides":6,"value":3,"label":"skillCrit"}]', '[]', '[]', '[{"type":"skillTried","data":{"actor":"01a206a8-c895-738d-b01f-f82ac8c214cc","skill":"pilot","name":"Pilot (Navigation)","difficulty":"easy","pool":{"base":2,"modifiers":[{"source":"responsibility","amount":1,"params":{"name":"Navigation"}},{"source":"circumstances","amount":4}],"values":[4,6,6,6,3,4,2]},"crit":[3],"outcome":"success","secret":false,"cast":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"name":"Kira","side":"players"}}}}]', '[]', '[]', 1, '01a206a8-ca88-75e7-8a89-c1550ed2e9f7', NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400257', 0);
INSERT INTO "Entry" VALUES ('01a206a8-ca99-7173-8b71-b344fbad1aa5', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 9, 'play', '1456074443980800000', NULL, '1573306918502400261', '{"kind":"next","actor":null,"asGm":true}', '7de86999dc0448f98f691f4d45d03e4f4b472e7664987336833b422f1a5ddec7', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 7, '1573306918502400261', '[{"index":0,"sides":3,"value":3,"label":"burning"}]', '[]', '[]', '[{"type":"stragglers","data":{"others":["01a206a8-c895-738d-b01f-f82ac8c214cc"],"cast":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"name":"Kira","side":"players"}}}},{"type":"phaseBegan","data":{"phase":"enemies","round":1,"cast":{}}},{"type":"roundBegan","data":{"round":2,"cast":{}}},{"type":"phaseBegan","data":{"phase":"players","round":2,"cast":{}}},{"type":"damaged","data":{"target":"01a206a8-c89d-778c-9279-50e13c057b6f","by":null,"what":"Burning","damageType":"fire","magic":true,"brief":false,"total":{"base":3,"modifiers":[],"total":3},"immune":false,"absorbed":0,"shields":0,"armour":0,"through":3,"hp":3,"broken":0,"hpNow":1,"maxHp":6,"shieldNow":0,"cast":{"01a206a8-c89d-778c-9279-50e13c057b6f":{"name":"Tiz","side":"players"}}}}]', '[{"op":"replace","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f","battle","hp"],"value":1},{"op":"replace","path":["fight","units","01a206a8-c895-738d-b01f-f82ac8c214cc","acted"],"value":1},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":true}},{"op":"replace","path":["fight","hurt"],"value":["01a206a8-c89d-778c-9279-50e13c057b6f"]},{"op":"replace","path":["fight","first"],"value":"01a206a8-c895-738d-b01f-f82ac8c214cc"}]', '[{"op":"replace","path":["characters","01a206a8-c89d-778c-9279-50e13c057b6f","battle","hp"],"value":4},{"op":"replace","path":["fight","units","01a206a8-c895-738d-b01f-f82ac8c214cc","acted"],"value":0},{"op":"replace","path":["fight","order"],"value":{"round":1,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":["01a206a8-c89d-778c-9279-50e13c057b6f"],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":true}},{"op":"replace","path":["fight","hurt"],"value":["01a206a8-c89d-778c-9279-50e13c057b6f"]},{"op":"replace","path":["fight","first"],"value":null}]', 1, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400262', 0);
INSERT INTO "Entry" VALUES ('01a206a8-ca9e-7617-8c9d-12ad6ca46ecc', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 10, 'play', '1456074443980800000', NULL, '1573306918502400265', '{"kind":"join","members":[{"id":"foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab","name":"🗡️","side":"foes","sheet":{"kind":"enemy","name":"🗡️","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":0,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""},"place":null}],"asGm":true}', 'd09916a328aba3ac210fb6b56a7e9cc5d460426960578eddf9d971ef35b20fc9', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 8, '1573306918502400265', '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab","name":"🗡️","side":"enemies"}],"cast":{}}}]', '[{"op":"add","path":["characters","foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"],"value":{"kind":"enemy","name":"🗡️","text":"A corpse that the Nether has raised: it does not tire, and it does not stop.","type":"undead","tags":["ghul"],"hp":4,"speed":7,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"claws","name":"Claws","range":"adjacent","aim":1,"crit":0,"damage":{"die":3,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"melee","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":["poison"],"conditions":["poisoned","panic","exhausted"]},"vulnerable":["fire"],"large":null,"detection":5,"powers":[],"battle":{"mission":1,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""}},{"op":"add","path":["fight","units","foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"],"value":{"side":"enemies","left":false,"at":"E1","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0}},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"]}],"alternate":false,"position":0,"phaseOpen":true}}]', '[{"op":"remove","path":["characters","foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"]},{"op":"remove","path":["fight","units","foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"]},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":[]}],"alternate":false,"position":0,"phaseOpen":true}}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400266', 0);
INSERT INTO "Entry" VALUES ('01a206a8-cab3-7760-b678-650b84ad4f30', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 11, 'play', '1456074443980800000', NULL, '1573306918502400286', '{"kind":"next","actor":null,"asGm":true}', 'e4ebc45656792f1b5df62dcc5711753f36e4c0d304a967a6fef45f1a2a1d3ccc', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 9, '1573306918502400286', '[]', '[]', '[]', '[{"type":"stragglers","data":{"others":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"cast":{"01a206a8-c895-738d-b01f-f82ac8c214cc":{"name":"Kira","side":"players"},"01a206a8-c89d-778c-9279-50e13c057b6f":{"name":"Tiz","side":"players"}}}},{"type":"phaseBegan","data":{"phase":"enemies","round":2,"cast":{}}}]', '[{"op":"replace","path":["fight","units","01a206a8-c89d-778c-9279-50e13c057b6f","acted"],"value":2},{"op":"replace","path":["fight","units","01a206a8-c895-738d-b01f-f82ac8c214cc","acted"],"value":2},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"]}],"alternate":false,"position":2,"phaseOpen":true}}]', '[{"op":"replace","path":["fight","units","01a206a8-c89d-778c-9279-50e13c057b6f","acted"],"value":1},{"op":"replace","path":["fight","units","01a206a8-c895-738d-b01f-f82ac8c214cc","acted"],"value":1},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":[],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"]}],"alternate":false,"position":0,"phaseOpen":true}}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400287', 0);
INSERT INTO "Entry" VALUES ('01a206a8-cbc4-7733-a194-1f97838db9b1', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 12, 'play', '1456074443980800000', NULL, '1573306918502400316', '{"kind":"join","members":[{"id":"foe-01a206a8-cbc3-7752-ab05-bae9e70a5142","name":"Bandit","side":"foes","sheet":{"kind":"enemy","name":"Bandit","text":"A rifle, a scarf, and nothing to lose.","type":"living","tags":["insaan","bandit"],"hp":4,"speed":8,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"oldrifle","name":"Old rifle","range":"medium","aim":0,"crit":0,"damage":{"die":2,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"ballistic","ammo":3,"properties":[],"gives":[]},{"id":"knife","name":"Knife","range":"adjacent","aim":2,"crit":0,"damage":{"die":3,"plus":0},"critDamage":1,"breaking":0,"piercing":0,"damageType":"ballistic","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":[],"conditions":[]},"vulnerable":[],"large":null,"detection":5,"powers":[],"battle":{"mission":0,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""},"place":null}],"asGm":true}', '8b3f6e89b9949279ea7f0aec60899c0bcf584c48fe7b83df425f39183ffb9da9', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 10, '1573306918502400316', '[]', '[]', '[]', '[{"type":"joined","data":{"members":[{"id":"foe-01a206a8-cbc3-7752-ab05-bae9e70a5142","name":"Bandit","side":"enemies"}],"cast":{}}}]', '[{"op":"add","path":["characters","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"],"value":{"kind":"enemy","name":"Bandit","text":"A rifle, a scarf, and nothing to lose.","type":"living","tags":["insaan","bandit"],"hp":4,"speed":8,"agility":1,"aim":1,"will":0,"armourPoints":0,"shieldPoints":0,"attacks":[{"id":"oldrifle","name":"Old rifle","range":"medium","aim":0,"crit":0,"damage":{"die":2,"plus":1},"critDamage":1,"breaking":0,"piercing":0,"damageType":"ballistic","ammo":3,"properties":[],"gives":[]},{"id":"knife","name":"Knife","range":"adjacent","aim":2,"crit":0,"damage":{"die":3,"plus":0},"critDamage":1,"breaking":0,"piercing":0,"damageType":"ballistic","ammo":null,"properties":[],"gives":[]}],"abilities":[],"grenades":[],"immune":{"damage":[],"conditions":[]},"vulnerable":[],"large":null,"detection":5,"powers":[],"battle":{"mission":1,"hp":4,"broken":0,"shields":[],"shots":{},"uses":{},"extra":{},"conditions":[],"focus":0,"marks":[],"fall":null},"orders":{},"dead":false,"notes":""}},{"op":"add","path":["fight","units","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"],"value":{"side":"enemies","left":false,"at":"H1","concealed":false,"hidden":false,"carries":null,"effects":[],"controlled":null,"granted":0,"acted":0}},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"]}],"alternate":false,"position":2,"phaseOpen":true}}]', '[{"op":"remove","path":["characters","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"]},{"op":"remove","path":["fight","units","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"]},{"op":"replace","path":["fight","order"],"value":{"round":2,"roundOpen":true,"surprise":null,"turns":[],"inserted":[],"done":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"],"held":[],"lost":{},"kind":"groups","groups":[{"name":"players","members":["01a206a8-c895-738d-b01f-f82ac8c214cc","01a206a8-c89d-778c-9279-50e13c057b6f"]},{"name":"allies","members":[]},{"name":"enemies","members":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab"]}],"alternate":false,"position":2,"phaseOpen":true}}]', 0, NULL, NULL, '2026-11-20T12:00:00.000+00:00', NULL, '1573306918502400317', 0);
CREATE TABLE "Receipt" (
    "interactionId" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT,
    "createdAt" DATETIME NOT NULL
);
INSERT INTO "Receipt" VALUES ('1573306918502400081', NULL, '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400087', NULL, '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400093', NULL, '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400095', '01a206a8-c8a5-7417-9a82-492d462a35e4', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400125', '01a206a8-c900-717f-a3c0-270c15fcd67f', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400158', '01a206a8-c93f-7358-b4a6-72d35c99311d', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400210', '01a206a8-c98e-747e-937c-86109591dc37', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400223', '01a206a8-c9a7-7737-9bda-6a6bbb4a884e', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400226', '01a206a8-c9af-74a2-899a-3d1812f5a017', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400253', '01a206a8-ca88-75e7-8a89-c1550ed2e9f7', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400256', '01a206a8-ca8c-7466-9cbe-1911b23b0dc5', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400261', '01a206a8-ca99-7173-8b71-b344fbad1aa5', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400265', '01a206a8-ca9e-7617-8c9d-12ad6ca46ecc', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400286', '01a206a8-cab3-7760-b678-650b84ad4f30', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400316', '01a206a8-cbc4-7733-a194-1f97838db9b1', '2026-11-20T12:00:00.000+00:00');
INSERT INTO "Receipt" VALUES ('1573306918502400323', NULL, '2026-11-20T12:00:00.000+00:00');
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
INSERT INTO "Pending" VALUES ('01a206a8-cbec-75b8-b14b-1a0bae41324a', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', 'encounter', '01a206a8-c8a2-70a2-9023-0f0043815835', 1, 12, '1456074443980800000', NULL, '{"kind":"next","actor":null,"asGm":true}', '21d5ed40982873778f933d2fd34fde31b13b34556b2f8d52b6e6f7e3ab4b67b8', '01a206a8-c87b-7231-a56d-b2eb94f15f1c', 11, '1573306918502400323', '[{"index":0,"sides":3,"value":2,"label":"burning"},{"index":1,"sides":6,"value":2,"label":"casualty"}]', '[]', '[]', '[{"type":"stragglers","data":{"others":["foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab","foe-01a206a8-cbc3-7752-ab05-bae9e70a5142"],"cast":{"foe-01a206a8-ca9d-72fe-a1c4-8ade5efe5cab":{"name":"🗡️","side":"enemies"},"foe-01a206a8-cbc3-7752-ab05-bae9e70a5142":{"name":"Bandit","side":"enemies"}}}},{"type":"roundBegan","data":{"round":3,"cast":{}}},{"type":"phaseBegan","data":{"phase":"players","round":3,"cast":{}}},{"type":"damaged","data":{"target":"01a206a8-c89d-778c-9279-50e13c057b6f","by":null,"what":"Burning","damageType":"fire","magic":true,"brief":false,"total":{"base":2,"modifiers":[],"total":2},"immune":false,"absorbed":0,"shields":0,"armour":0,"through":2,"hp":1,"broken":0,"hpNow":0,"maxHp":6,"shieldNow":0,"cast":{"01a206a8-c89d-778c-9279-50e13c057b6f":{"name":"Tiz","side":"players"}}}}]', '{}', '1573306918502400324', '2026-11-20T12:00:00.000+00:00');
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
INSERT INTO "Decision" VALUES ('01a206a8-cbec-75b8-b14b-1ee58b51c434', '01a206a8-cbec-75b8-b14b-1a0bae41324a', 'casualty:01a206a8-c89d-778c-9279-50e13c057b6f', '01a206a8-c89d-778c-9279-50e13c057b6f', '1456074443980800006', '{"id":"casualty","asked":"01a206a8-c89d-778c-9279-50e13c057b6f","code":"casualty","params":{"target":"01a206a8-c89d-778c-9279-50e13c057b6f"},"options":[{"id":"eyeOfTheVoid","code":"casualty.eyeOfTheVoid","params":{}},{"id":"bleedingOut","code":"casualty.bleedingOut","params":{}}],"default":"eyeOfTheVoid","key":"casualty:01a206a8-c89d-778c-9279-50e13c057b6f"}', '1573306918502400080', '1573306918502400325', '2026-11-20T12:00:00.000+00:00');
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
INSERT INTO "Wait" VALUES ('idle/01a206a8-c8a2-70a2-9023-0f0043815835', 'idle', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', '01a206a8-c8a2-70a2-9023-0f0043815835', NULL, NULL, NULL, '2026-11-20T12:00:00.000+00:00', 0, '2026-11-20T12:00:00.000+00:00', '2026-12-20T12:00:00.000+00:00', NULL, NULL);
INSERT INTO "Wait" VALUES ('turn/01a206a8-c8a2-70a2-9023-0f0043815835/gm', 'turn', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', '01a206a8-c8a2-70a2-9023-0f0043815835', NULL, NULL, NULL, '2026-11-20T12:00:00.000+00:00', 0, '2026-11-20T12:00:00.000+00:00', NULL, NULL, NULL);
INSERT INTO "Wait" VALUES ('01a206a8-cbec-75b8-b14b-1ee58b51c434', 'decision', '01a206a8-c87a-75bd-bdf5-514c8813df58', '1573306918502400080', '01a206a8-c8a2-70a2-9023-0f0043815835', '01a206a8-cbec-75b8-b14b-1ee58b51c434', '01a206a8-c89d-778c-9279-50e13c057b6f', '1456074443980800006', '2026-11-20T12:00:00.000+00:00', 0, '2026-11-20T12:00:00.000+00:00', NULL, NULL, NULL);
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
CREATE TABLE "SceneMember" (
    "sceneId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    PRIMARY KEY ("sceneId", "characterId"),
    CONSTRAINT "SceneMember_sceneId_fkey" FOREIGN KEY ("sceneId") REFERENCES "Scene" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SceneMember_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
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
INSERT INTO "Seed" VALUES ('01a206a8-c87b-7231-a56d-b2eb94f15f1c', '01a206a8-c87a-75bd-bdf5-514c8813df58', 1, 'd80f566a50ffa4c89be62a905dd12b5bd812da9ee790029eaaf7283b7a2091dc', '904e0e439878eec69fbb667579dd84507ce330cbf7c702d1ead809b195d3b4dd', 11, '2026-11-20T12:00:00.000+00:00', NULL, 0);
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "CampaignChannel" (
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "liveChannel" TEXT,

    PRIMARY KEY ("campaignId", "channelId"),
    CONSTRAINT "CampaignChannel_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CampaignGm" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "CampaignGm_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "settings" TEXT NOT NULL
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "ActiveCharacter" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "ActiveCharacter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ActiveCharacter_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CharacterDraft" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("campaignId", "userId"),
    CONSTRAINT "CharacterDraft_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
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
    "trackerVersion" INTEGER NOT NULL DEFAULT -1,
    CONSTRAINT "Encounter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seed" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "revealedAt" DATETIME,
    CONSTRAINT "Seed_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
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
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Entry_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Receipt" (
    "interactionId" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
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
    "messageId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Pending_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Macro" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "nameKey")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "Fact" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Campaign_guildId_liveName_key" ON "Campaign"("guildId", "liveName");

-- CreateIndex
CREATE UNIQUE INDEX "CampaignChannel_liveChannel_key" ON "CampaignChannel"("liveChannel");

-- CreateIndex
CREATE INDEX "Character_ownerId_idx" ON "Character"("ownerId");

-- CreateIndex
CREATE INDEX "Character_encounterId_idx" ON "Character"("encounterId");

-- CreateIndex
CREATE UNIQUE INDEX "Character_campaignId_liveName_key" ON "Character"("campaignId", "liveName");

-- CreateIndex
CREATE UNIQUE INDEX "Encounter_runningIn_key" ON "Encounter"("runningIn");

-- CreateIndex
CREATE INDEX "Encounter_campaignId_idx" ON "Encounter"("campaignId");

-- CreateIndex
CREATE UNIQUE INDEX "Seed_campaignId_number_key" ON "Seed"("campaignId", "number");

-- CreateIndex
CREATE INDEX "Entry_campaignId_createdAt_idx" ON "Entry"("campaignId", "createdAt");

-- CreateIndex
CREATE INDEX "Entry_userId_campaignId_createdAt_idx" ON "Entry"("userId", "campaignId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_streamKind_streamId_number_key" ON "Entry"("streamKind", "streamId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_seedId_draw_key" ON "Entry"("seedId", "draw");

-- CreateIndex
CREATE UNIQUE INDEX "Pending_streamKind_streamId_key" ON "Pending"("streamKind", "streamId");

-- CreateIndex
CREATE UNIQUE INDEX "Pending_seedId_draw_key" ON "Pending"("seedId", "draw");

-- CreateIndex
CREATE INDEX "Decision_ownerId_idx" ON "Decision"("ownerId");

-- CreateIndex
CREATE INDEX "Decision_messageId_idx" ON "Decision"("messageId");

-- CreateIndex
CREATE UNIQUE INDEX "Decision_pendingId_key_key" ON "Decision"("pendingId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "BattleMap_nextFor_key" ON "BattleMap"("nextFor");

-- CreateIndex
CREATE UNIQUE INDEX "BattleMap_encounterId_key" ON "BattleMap"("encounterId");

-- CreateTable
CREATE TABLE "Campaign" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,
    "archivedAt" TIMESTAMP(3),

    CONSTRAINT "Campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CampaignChannel" (
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "liveChannel" TEXT,

    CONSTRAINT "CampaignChannel_pkey" PRIMARY KEY ("campaignId","channelId")
);

-- CreateTable
CREATE TABLE "CampaignGm" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "CampaignGm_pkey" PRIMARY KEY ("campaignId","userId")
);

-- CreateTable
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL,
    "settings" TEXT NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Character" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,
    "archivedAt" TIMESTAMP(3),

    CONSTRAINT "Character_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActiveCharacter" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    CONSTRAINT "ActiveCharacter_pkey" PRIMARY KEY ("campaignId","userId")
);

-- CreateTable
CREATE TABLE "CharacterDraft" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CharacterDraft_pkey" PRIMARY KEY ("campaignId","userId")
);

-- CreateTable
CREATE TABLE "Encounter" (
    "id" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "runningIn" TEXT,
    "version" INTEGER NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "trackerMessageId" TEXT,
    "trackerVersion" INTEGER NOT NULL DEFAULT -1,

    CONSTRAINT "Encounter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seed" (
    "id" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "revealedAt" TIMESTAMP(3),

    CONSTRAINT "Seed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Receipt" (
    "interactionId" TEXT NOT NULL,
    "entryId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("interactionId")
);

-- CreateTable
CREATE TABLE "Pending" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Pending_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Decision" (
    "id" TEXT NOT NULL,
    "pendingId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "askedId" TEXT NOT NULL,
    "ownerId" TEXT,
    "question" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Macro" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Macro_pkey" PRIMARY KEY ("userId","nameKey")
);

-- CreateTable
CREATE TABLE "CampaignMacro" (
    "campaignId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "roll" TEXT NOT NULL,
    "sharedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CampaignMacro_pkey" PRIMARY KEY ("campaignId","nameKey")
);

-- CreateTable
CREATE TABLE "ContentPack" (
    "campaignId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "pack" TEXT NOT NULL,
    "importedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContentPack_pkey" PRIMARY KEY ("campaignId","nameKey")
);

-- CreateTable
CREATE TABLE "BattleMap" (
    "id" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "nextFor" TEXT,
    "encounterId" TEXT,
    "drawn" TEXT,
    "picture" TEXT,
    "data" TEXT,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BattleMap_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Fact" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "Fact_pkey" PRIMARY KEY ("key")
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

-- AddForeignKey
ALTER TABLE "CampaignChannel" ADD CONSTRAINT "CampaignChannel_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignGm" ADD CONSTRAINT "CampaignGm_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Character" ADD CONSTRAINT "Character_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActiveCharacter" ADD CONSTRAINT "ActiveCharacter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActiveCharacter" ADD CONSTRAINT "ActiveCharacter_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CharacterDraft" ADD CONSTRAINT "CharacterDraft_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Encounter" ADD CONSTRAINT "Encounter_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seed" ADD CONSTRAINT "Seed_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pending" ADD CONSTRAINT "Pending_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_pendingId_fkey" FOREIGN KEY ("pendingId") REFERENCES "Pending"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignMacro" ADD CONSTRAINT "CampaignMacro_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContentPack" ADD CONSTRAINT "ContentPack_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BattleMap" ADD CONSTRAINT "BattleMap_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

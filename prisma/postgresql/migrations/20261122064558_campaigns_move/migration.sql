-- AlterTable
ALTER TABLE "Seed" ALTER COLUMN "secret" DROP NOT NULL;
